import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';

const GUIDE = readFileSync('CONTRIBUTING.md', 'utf8');
const { linter, overrides } = JSON.parse(readFileSync('biome.json', 'utf8'));

/** The rows of the guide's table of limits: the limited quantity, its scope, and the limit. */
const written = [...GUIDE.matchAll(/^\| ([\w ]+) \| ([^|]+) \| (\d+) \|$/gm)].map(
  ([, what, where, limit]) => [what, where, Number(limit)],
);

/** The options of a rule for all files, or for the files of an override. */
function optionsOf(group, rule, ...includes) {
  const named = overrides.filter((one) => includes.every((path) => one.includes.includes(path)));
  const rules = includes.length === 0 ? [linter.rules] : named.map((one) => one.linter.rules);
  return rules.flatMap((one) => one[group]?.[rule]?.options ?? [])[0];
}

describe('CONTRIBUTING.md', () => {
  it('names exactly the limits of the linter', () => {
    const lines = (...includes) =>
      optionsOf('complexity', 'noExcessiveLinesPerFunction', ...includes).maxLines;
    const complexity = (...includes) =>
      optionsOf('complexity', 'noExcessiveCognitiveComplexity', ...includes).maxAllowedComplexity;
    assert.deepEqual(written, [
      ['lines a function', 'all code but tests', lines('**', '!test/**')],
      ['lines a function', '`react/`', lines('react/**')],
      [
        'lines a file',
        'TypeScript and JavaScript but tests',
        optionsOf('style', 'noExcessiveLinesPerFile', '**/*.{ts,tsx,js,mjs}').maxLines,
      ],
      ['parameters a function', 'everywhere', optionsOf('complexity', 'useMaxParams').max],
      [
        'cognitive complexity',
        '`elements/`, `react/`, `logic/`',
        complexity('elements/**', 'react/**', 'logic/**'),
      ],
      ['cognitive complexity', 'everywhere else', complexity()],
    ]);
  });

  it('quotes existing code', () => {
    const quotes = [...GUIDE.matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)];
    assert.ok(quotes.length > 0);
    for (const [, file, code] of quotes) {
      const lines = readFileSync(file, 'utf8').split('\n');
      for (const line of code.trimEnd().split('\n')) assert.ok(lines.includes(line), line);
    }
  });

  it('names existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, name] of GUIDE.matchAll(/`npm run ([\w:-]+)/g)) assert.ok(scripts[name], name);
  });
});
