import { readFileSync } from 'node:fs';
import { basename, posix, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { reach } from './graph.mjs';

/** The module whose function replaces every `import()` of ours. */
const GATE = resolve('logic/platform/import-gate.ts');
/** A copy of it for the autoloader, to avoid an additional request. */
const GATE_COPY = '\0import-gate';

const IMPORT = /(?<!typeof )\bimport\(["']([^"']+)["']\)/g;
const GATE_FILE = '@gate-file';

/** Replaces each `import()` by a call of the gate; undefined without one. `filesOf` provides the files of each. */
export function gated(code, gate = GATE, withFiles = (call) => call) {
  const calls = code.replace(IMPORT, (call, source) => {
    return `importOnceThere((fetched) => ${withFiles(call, source)})`;
  });
  // on the first line, so that line numbers do not change
  return calls === code
    ? undefined
    : `import { importOnceThere } from ${JSON.stringify(gate)}; ${calls}`;
}

/** The code of the gate in a file of that name. */
export const gateIn = (code, file) => code.replace(GATE_FILE, basename(file));

const isOurs = (id) => /\.tsx?$|^\0virtual:/.test(id) && !id.includes('node_modules');

/** The files that `target` adds to a page which has `file`, relative to the gate of `file`. */
function additions(target, file, chunks) {
  const importsOf = (name) => chunks[name]?.imports ?? [];
  const has = (name, id) => chunks[name].moduleIds.includes(id);
  const gate = has(file, GATE_COPY) ? file : Object.keys(chunks).find((name) => has(name, GATE));
  const there = reach([file], importsOf);
  const added = [...reach([target], importsOf)].filter((name) => chunks[name] && !there.has(name));
  if (added.length === 0)
    throw new Error(`[shop] build: the import() of ${target} in ${file} has no files.`);
  // sorted, because gzip compresses that better
  return added.map((name) => posix.relative(posix.dirname(gate), name)).sort();
}

/** The Rollup plugin that routes each `import()` of ours through the gate, with the files that it needs. */
export const gatedImports = () => ({
  name: 'gated-imports',
  resolveId: (id) => (id === GATE_COPY ? id : null),
  load: (id) =>
    id === GATE_COPY
      ? transformSync(readFileSync(GATE, 'utf8'), { loader: 'ts', target: 'es2022' }).code
      : null,
  transform(code, id) {
    const calls = isOurs(id) && gated(code, id.startsWith('\0') ? GATE_COPY : GATE);
    return calls ? { code: calls, map: null } : null;
  },
  renderDynamicImport({ moduleId, targetModuleId, targetChunk }) {
    if (!isOurs(moduleId)) return null;
    if (!targetChunk)
      throw new Error(
        `[shop] build: the import() of ${targetModuleId} in ${moduleId} has no files.`,
      );
    return { left: `fetched("@files-of ${targetChunk.fileName}", () => import(`, right: '))' };
  },
  // biome-ignore lint/complexity/useMaxParams: Rollup's arguments
  renderChunk(code, { fileName }, _options, { chunks }) {
    const withFiles = code.replace(/"@files-of ([^"]+)"/g, (_, target) =>
      JSON.stringify(additions(target, fileName, chunks)),
    );
    return { code: gateIn(withFiles, fileName), map: null };
  },
});
