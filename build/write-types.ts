import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rollup } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { elementKeys, fileOf } from './element-entries.mjs';

/** The supported frameworks, with the packages that their users have. */
const FRAMEWORKS = ['react', 'preact', 'solid', 'svelte', 'vue'];
const FRAMEWORK_PACKAGES = ['react', 'preact', 'solid-js', 'svelte/elements', 'vue'];

/** The modules of the package that have types, by the name of their file. */
const ENTRIES: Readonly<Record<string, string>> = {
  index: 'elements/index',
  functions: 'elements/functions',
  testing: 'demo/kit/testing',
  ...Object.fromEntries(FRAMEWORKS.map((name) => [name, `elements/jsx/${name}`])),
  ...Object.fromEntries(elementKeys.map((key) => [`elements/${key}`, fileOf(key, 'element')])),
};

function emitDeclarations(directory: string): void {
  execFileSync(
    process.execPath,
    [
      'node_modules/typescript-native/bin/tsc',
      '--project',
      'tsconfig.json',
      '--emitDeclarationOnly',
      '--declaration',
      '--declarationDir',
      directory,
      '--sourceMap',
      'false',
    ],
    { stdio: 'inherit' },
  );
}

/** Writes one file of types for each entry of the package, and shared ones; none needs types of another package. */
export async function writeTypes(directory: string): Promise<void> {
  // inside the folder of the packages whose types ours mention
  const emitted = join(directory, '../.types');
  try {
    emitDeclarations(emitted);
    const inputs = new Map(
      Object.entries(ENTRIES).map(([name, path]) => [name, resolve(emitted, `${path}.d.ts`)]),
    );
    const files = new Set(inputs.values());
    const bundle = await rollup({
      input: Object.fromEntries(inputs),
      external: FRAMEWORK_PACKAGES,
      // it also warns about types that only we use
      onwarn() {},
      plugins: [dts({ respectExternal: true })],
    });
    await bundle.write({
      dir: directory,
      format: 'es',
      chunkFileNames: '[name].d.ts',
      manualChunks: (id) => (files.has(id) ? undefined : 'shared'),
    });
    writeFileSync(join(directory, 'autoloader.d.ts'), 'export {};\n');
  } finally {
    rmSync(emitted, { recursive: true, force: true });
  }
}
