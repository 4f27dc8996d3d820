import { readFileSync } from 'node:fs';

const RULES = 'demo/platform/validation/tax/tax-rules.ts';
/** A country of these rules, with the validators of the library that it takes. */
const COUNTRY = /^ {2}([A-Z]{2}): \[/gm;

const countries = [...readFileSync(RULES, 'utf8').matchAll(COUNTRY)].map(([, code]) => code);

/** The library's list of countries, less those that the platform has no rules for: 117 KB that nobody asks. */
const list = `${countries.map((code) => `import * as ${code} from './${code.toLowerCase()}';`).join('\n')}
export const stdnum = { ${countries.join(', ')} };`;

/** The tax numbers of the platform's countries alone, as an esbuild plugin. */
export const esbuildStdnum = () => ({
  name: 'stdnum',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]stdnum[\\/]lib[\\/]esm[\\/]index\.js$/ }, () => ({ contents: list }));
  },
});
