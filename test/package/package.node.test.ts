import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { after, describe, it } from 'node:test';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import * as esbuild from 'esbuild';
import { publint } from 'publint';
import { rollup } from 'rollup';
import { LIBRARIES } from '../../build/chunks.mjs';
import { elementKeys } from '../../build/element-entries.mjs';
import { createConsumer, tool } from './tarball.ts';

const consumer = createConsumer();
const BUILDS = ['', '/lite'];
const MODULES = BUILDS.flatMap((build) => [
  ...['', '/autoloader', '/functions', '/testing'].map((path) => `shop-elements${build}${path}`),
  ...elementKeys.map((key) => `shop-elements${build}/elements/${key}`),
]);
/** The modules for pages with their own React. */
const EXTERNAL = ['', '/testing', ...elementKeys.map((key) => `/elements/${key}`)].map(
  (path) => `shop-elements/external${path}`,
);
/** The packages that a framework's types need, its own first. */
const NEEDED = {
  react: ['react', '@types/react', 'csstype'],
  preact: ['preact'],
  solid: ['solid-js', 'csstype'],
};
/** The maximum size of an installation in bytes, including 0.7 MB of documentation. */
const UNPACKED = 7.5e6;
const TSC = tool('typescript-native/bin/tsc');

/** Type-checks one file of the consumer, including the types of the package. */
function check(path: string, text: string, options: object = {}): void {
  consumer.write(path, text);
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2024', 'dom', 'dom.iterable'],
    ...options,
  };
  consumer.write('tsconfig.json', JSON.stringify({ compilerOptions, files: [path] }));
  consumer.node(TSC, '--project', 'tsconfig.json');
}

after(() => consumer.remove());

describe('the published package: contents', () => {
  it('passes publint and the type checks', async () => {
    const { messages } = await publint({ pkgDir: consumer.installed, strict: true, pack: false });
    assert.deepEqual(messages, []);
    consumer.node(
      tool('@arethetypeswrong/cli/dist/index.js'),
      consumer.tarball,
      '--profile',
      'esm-only',
      '--quiet',
      // files for pages: scripts without exports, and lines of HTML
      '--exclude-entrypoints',
      './demo-platform.js',
      './platform.js',
      './preload.html',
      './lite/preload.html',
    );
  });

  it('needs no other package, except React in its React builds', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(consumer.installed, 'package.json'), 'utf8'),
    );
    assert.equal(dependencies, undefined);
    assert.deepEqual(peerDependencies, { react: '>=19', 'react-dom': '>=19' });
    assert.deepEqual(peerDependenciesMeta, {
      react: { optional: true },
      'react-dom': { optional: true },
    });
  });

  it('contains everything that its documents name', () => {
    for (const path of [
      'README.md',
      'LICENSE',
      'custom-elements.json',
      'dist/css/shop.css',
      'xslt/shop-elements.xsl',
      'xslt/samples/product.xml',
      'xslt/samples/listing.xml',
      'dist/editors/web-types.json',
      'dist/editors/vscode.html-custom-data.json',
      'dist/schemas/basket.json',
      'dist/messages/pl.json',
      'dist/messages/en.json',
      ...elementKeys.map((key) => `dist/types/elements/${key}.d.ts`),
      ...elementKeys.map((key) => `dist/docs/tags/shop-${key}.md`),
      'dist/docs/llms.txt',
    ]) {
      assert.ok(existsSync(join(consumer.installed, path)), path);
    }
  });

  it('is small and reproducible: no source maps, no path of its builder (US10)', () => {
    const files = readdirSync(consumer.installed, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    assert.deepEqual(
      files.filter((file) => /\.map$/.test(file)),
      [],
    );
    const texts = files.map((file) => readFileSync(file, 'latin1'));
    for (const trace of ['sourceMappingURL=', resolve('.')]) {
      assert.deepEqual(
        files.filter((_, at) => texts[at]?.includes(trace)),
        [],
      );
    }
    assert.ok(texts.reduce((sum, { length }) => sum + length, 0) < UNPACKED);
  });

  it('contains the library once for all React builds (US10)', () => {
    const chunks = ['', 'dev/', 'external/'].flatMap((build) =>
      readdirSync(join(consumer.installed, `dist/${build}chunks`)).map(
        (file) => `${build}${file.replace(/-.{8}\.js$/, '')}`,
      ),
    );
    const isLibrary = (chunk: string) => LIBRARIES.some((name) => chunk.endsWith(name));
    assert.deepEqual(chunks.filter(isLibrary).sort(), LIBRARIES.toSorted());
  });

  it('names each bundled package with its licence', () => {
    const licences = readFileSync(
      join(consumer.installed, 'dist/THIRD-PARTY-LICENSES.txt'),
      'utf8',
    );
    // source maps stay in the repository
    const chunks = 'dist/chunks';
    const sources = readdirSync(chunks)
      .filter((file) => file.endsWith('.map'))
      .flatMap((file): string[] => JSON.parse(readFileSync(join(chunks, file), 'utf8')).sources);
    const packages = new Set(
      sources.map((path) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? 'react'),
    );
    assert.ok(packages.size > 10);
    const ofCommand = ['parse5', 'css-select'];
    for (const name of [...packages, ...ofCommand])
      assert.match(licences, new RegExp(`^${name} \\d.*(?:MIT|BSD|ISC)`, 'm'));
  });
});

describe('the published package: in Node and in bundlers', () => {
  it('can be imported in Node, where it registers nothing', () => {
    const imports = MODULES.map((name) => `import '${name}';`).join('\n');
    consumer.write('imports.js', `${imports}\nconsole.log('all');`);
    assert.equal(consumer.node('imports.js').trim(), 'all');
    assert.equal(consumer.node('--conditions=development', 'imports.js').trim(), 'all');
  });

  it('returns a failed addition in Node, where there is no page (US12)', () => {
    const script = `import { basket } from 'shop-elements/functions';
console.log((await basket.add({ id: 1 })).ok);`;
    consumer.write('add.js', script);
    assert.equal(consumer.node('add.js').trim(), 'false');
  });

  it('can be imported in Node with the React of the page', () => {
    for (const name of ['react', 'react-dom', 'scheduler']) consumer.install(name);
    consumer.write('external.js', EXTERNAL.map((name) => `import '${name}';`).join('\n'));
    assert.equal(consumer.node('external.js'), '');
  });

  it('can be bundled by esbuild', async () => {
    const entry = consumer.write(
      'bundled.js',
      "import 'shop-elements/elements/minicart';\nimport { toast } from 'shop-elements';\ntoast('Saved');",
    );
    const { errors, warnings } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      splitting: true,
      write: false,
      outdir: join(consumer.directory, 'out'),
      logLevel: 'silent',
    });
    assert.deepEqual([...errors, ...warnings], []);
  });

  it('registers every tag even if a bundler drops unused modules', async () => {
    for (const build of ['', '/lite', '/external']) {
      const imports = elementKeys.map((key) => `import 'shop-elements${build}/elements/${key}';`);
      const input = consumer.write('tags.js', imports.join('\n'));
      const plugins = [nodeResolve()];
      const bundle = await rollup({ input, plugins, external: /^react/, onwarn() {} });
      const { output } = await bundle.generate({ format: 'es' });
      const code = output.map((file) => ('code' in file ? file.code : '')).join('\n');
      const isLost = (key: string) => !new RegExp(`tag:\\s*["'\`]shop-${key}["'\`]`).test(code);
      assert.deepEqual(elementKeys.filter(isLost), [], build);
    }
  });

  it('exports functions without tags', async () => {
    const bundled = async (name: string) => {
      const entry = consumer.write(
        'functions.js',
        `import { formatPrice } from '${name}';\nconsole.log(formatPrice(1234.5));`,
      );
      const { outputFiles } = await esbuild.build({
        entryPoints: [entry],
        bundle: true,
        format: 'esm',
        write: false,
        minify: true,
      });
      return outputFiles[0]?.text ?? '';
    };
    const alone = await bundled('shop-elements/functions');
    assert.ok(alone.length < (await bundled('shop-elements')).length * 0.6);
    consumer.write('alone.js', alone);
    assert.equal(consumer.node('alone.js').trim(), '1\u00a0234,50\u00a0zł');
  });
});

describe('the published package: types', () => {
  it('exports each function beside the tags, too', () => {
    check(
      'both.ts',
      `import * as all from 'shop-elements';
import * as functions from 'shop-elements/functions';
all satisfies typeof functions;`,
    );
  });

  it('has types that do not require those of React', () => {
    check(
      'plain.ts',
      `import { basket, formatPrice } from 'shop-elements';
import { minicartElement } from 'shop-elements/elements/minicart';
const cart = document.querySelector('shop-minicart');
cart?.show();
cart?.addEventListener('shop-minicart-load', ({ detail }) => detail.count.toFixed());
// @ts-expect-error a value that the property does not have
if (cart) cart.source = 'soap';
export const all = [basket.get()?.count, formatPrice(1), minicartElement.tag];`,
    );
  });

  it('has types for templates of Svelte and Vue', () => {
    consumer.install('svelte');
    consumer.install('vue');
    check(
      'templates.ts',
      `import type { SvelteHTMLElements } from 'svelte/elements';
import type { GlobalComponents } from 'vue';
const svelte: SvelteHTMLElements['shop-minicart'] = { 'price-type': 'net' };
const vue: InstanceType<GlobalComponents['shop-minicart']>['$props'] = { 'price-type': 'net' };
// @ts-expect-error a value that the property does not have
const wrong: typeof vue = { 'price-type': 'both' };
export const all = [svelte, vue, wrong];`,
      { types: ['shop-elements/svelte', 'shop-elements/vue'], skipLibCheck: true },
    );
  });

  it('has a platform for tests in Node, with handlers for msw', () => {
    consumer.install('msw');
    check(
      'kit.ts',
      `import { http } from 'msw';
import { setupWorker } from 'msw/browser';
import { createPlatform, handlers } from 'shop-elements/testing';
const platform = createPlatform({ basket: [{ product: 101 }], fail: { search: '500' } });
setupWorker(...handlers(platform, http));
// @ts-expect-error no such failure
createPlatform({ fail: { search: '501' } });`,
      { skipLibCheck: true },
    );
    consumer.write(
      'kit.js',
      `import { createPlatform } from 'shop-elements/testing';
const platform = createPlatform();
const answer = await platform.fetch(new Request('http://localhost/ajax/payments.php?action=verify_iban'));
console.log(answer.status, platform.calls.length);`,
    );
    assert.equal(consumer.node('kit.js').trim(), '200 1');
  });

  for (const [name, jsx] of [
    ['react', 'react-jsx'],
    ['preact', 'react-jsx'],
    ['solid', 'preserve'],
  ] as const) {
    it(`has types for TSX of ${name}`, () => {
      for (const needed of NEEDED[name]) {
        if (!existsSync(join(consumer.directory, 'node_modules', needed))) consumer.install(needed);
      }
      check(
        `${name}.tsx`,
        `export const right = <shop-minicart title="Cart" price-type="net" ${name === 'solid' ? 'on:' : 'on'}shop-minicart-open={() => {}} />;
// @ts-expect-error a value that the property does not have
export const wrong = <shop-minicart price-type="both" />;`,
        {
          jsx,
          jsxImportSource: NEEDED[name][0],
          types: [`shop-elements/${name}`],
          skipLibCheck: true,
        },
      );
    });
  }
});
