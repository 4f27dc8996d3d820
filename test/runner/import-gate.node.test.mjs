import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rollup } from 'rollup';
import { gatedImports } from '../../build/gated-imports.mjs';

const GATE = 'export const importOnceThere = (load) => load((files, run) => run());';

/** Builds `/page.ts` from some modules; returns the code of its file. */
async function buildPage(modules, { external = [], manualChunks } = {}) {
  const sources = {
    name: 'sources',
    resolveId: (id) => (external.includes(id) ? { id, external: true } : id),
    load: (id) => (id.endsWith('/import-gate.ts') ? GATE : modules[id]),
  };
  const bundle = await rollup({ input: '/page.ts', plugins: [gatedImports(), sources] });
  const { output } = await bundle.generate({ chunkFileNames: '[name]-[hash].js', manualChunks });
  return output[0].code;
}

const DIALOG = "import { text } from '/text.ts'; export const dialog = text;";
const TEXT = 'export const text = "text"; globalThis.text = text;';

describe('the import gate of the build', () => {
  it('fetches all files that an import() needs and the page lacks', async () => {
    const code = await buildPage(
      {
        '/page.ts': "import '/gate.ts'; export const open = () => import('/dialog.ts');",
        '/gate.ts': 'globalThis.gate = true;',
        '/dialog.ts': DIALOG,
        '/text.ts': TEXT,
      },
      { manualChunks: { text: ['/text.ts'], gate: ['/gate.ts'] } },
    );
    const [, files] = /fetched\((\[[^\]]+\]), \(\) => import\(/.exec(code) ?? [];
    const names = JSON.parse(files).map((file) => file.replace(/-.{8}\.js$/, ''));
    assert.deepEqual(names, ['dialog', 'text']);
  });

  it('fails when an import() leaves the build', async () => {
    const page = { '/page.ts': "export const open = () => import('library');" };
    await assert.rejects(
      buildPage(page, { external: ['library'] }),
      /import\(\) of library in \/page\.ts has no files/,
    );
  });

  it('fails when the URL of an import() is not a literal', async () => {
    const page = { '/page.ts': 'export const open = (name) => import(name);' };
    await assert.rejects(buildPage(page), /import\(\) of .* in \/page\.ts has no files/);
  });

  it('fails when the importing file already has the imported one', async () => {
    const page = {
      '/page.ts': "import '/text.ts'; export const open = () => import('/text.ts');",
      '/text.ts': TEXT,
    };
    await assert.rejects(
      buildPage(page, { manualChunks: { text: ['/text.ts'] } }),
      /import\(\) of text-.* in page\.js has no files/,
    );
  });
});
