import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The constants that the library's own build replaces (see `rollup.config.mjs`), with the same values. */
const DEFINE = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env': '{"MODE":"production"}',
  __DEV__: 'false',
  __VERSION__: '"bench"',
};

/** Bundles a file of the bench (by its path there) for the browser, as a production build. */
export async function bundle(file: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../${file}`, import.meta.url))],
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: DEFINE,
    loader: { '.css': 'text' },
    legalComments: 'none',
    // the package's list of files with side effects is about dist/, not about the sources
    ignoreAnnotations: true,
  });
  return outputFiles[0]?.text ?? '';
}
