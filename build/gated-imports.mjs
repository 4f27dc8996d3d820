import { readFileSync } from 'node:fs';
import { basename, posix, resolve } from 'node:path';
import { transformSync } from 'esbuild';

/** The module that every `import()` goes through. */
const GATE = resolve('logic/platform/import-gate.ts');
/** A copy of it for the autoloader, so that this is no file more to wait for. */
export const GATE_COPY = '\0import-gate';

const IMPORT = /(?<!typeof )\bimport\((["'][^"']+["'])\)/g;
/** They stand for what is known when all files have their names. */
const FILES = '"@files-of-import"';
const BUILT_IMPORT = /\bimport\((["'])(\.[^"']+)\1\)([^\n]{0,80}?),\s*"@files-of-import"/g;
const FILES_OF_ENTRY = /(["'])@files-of:([^"']+)\1/g;
const GATE_FILE = '@gate-file';

/** The code with each `import()` as a call of the gate; `filesOf` gives the code for the list of its files. */
export function gated(code, gate = GATE, filesOf = () => FILES) {
  const calls = code.replace(
    IMPORT,
    (call, source) => `importOnceThere(() => ${call}, ${filesOf(source.slice(1, -1))})`,
  );
  if (calls === code) return undefined;
  // on the first line, so that the others keep their numbers
  return `import { importOnceThere } from ${JSON.stringify(gate)}; ${calls}`;
}

/** The code of the gate in a file of that name. */
export const gateIn = (code, file) => code.replace(GATE_FILE, basename(file));

const gateCopy = () =>
  transformSync(readFileSync(GATE, 'utf8'), { loader: 'ts', target: 'es2022' }).code;

/** The files that a page loads with a chunk: itself and all that it imports statically. */
function closure(file, chunks, seen = new Set()) {
  if (!chunks[file] || seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks[file].imports) closure(next, chunks, seen);
  return seen;
}

/** What a page loads for a chunk when it has another one, relative to the gate of that one. */
function additions(file, chunks) {
  const has = (name, id) => chunks[name].moduleIds.includes(id);
  const gate = has(file, GATE_COPY) ? file : Object.keys(chunks).find((name) => has(name, GATE));
  const there = closure(file, chunks);
  return (target) =>
    [...closure(target, chunks)]
      .filter((name) => !there.has(name))
      .map((name) => posix.relative(posix.dirname(gate), name));
}

/** A chunk's code with the names of files; of each file `chunks` has the `imports` and the `moduleIds`. */
function withFiles(code, file, chunks) {
  const filesOf = additions(file, chunks);
  const complete = code
    .replace(BUILT_IMPORT, (_, ...[quote, source, rest]) => {
      const files = filesOf(posix.join(posix.dirname(file), source));
      return `import(${quote}${source}${quote})${rest}, ${JSON.stringify(files)}`;
    })
    // what is in the same chunk has no file
    .replaceAll(FILES, '[]')
    .replace(FILES_OF_ENTRY, (_, _quote, entry) =>
      JSON.stringify(filesOf(posix.join(posix.dirname(file), entry))),
    );
  return gateIn(complete, file);
}

/** The Rollup plugin that sends each `import()` of ours through the gate. */
export const gatedImports = () => ({
  name: 'gated-imports',
  resolveId: (id) => (id === GATE_COPY ? id : null),
  load: (id) => (id === GATE_COPY ? gateCopy() : null),
  transform(code, id) {
    const calls = /\.tsx?$/.test(id) && !id.includes('node_modules') && gated(code);
    return calls ? { code: calls, map: null } : null;
  },
  renderChunk: (code, ...[{ fileName }, , { chunks }]) => ({
    code: withFiles(code, fileName, chunks),
    map: null,
  }),
});

/** The same as an esbuild plugin; without the names of files a failure is tried again, but nothing is fetched first. */
export const esbuildGatedImports = () => ({
  name: 'gated-imports',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /import-gate$/ }, () => ({ path: GATE }));
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      const calls = !path.includes('node_modules') && gated(readFileSync(path, 'utf8'));
      return calls ? { contents: calls, loader: path.endsWith('x') ? 'tsx' : 'ts' } : undefined;
    });
  },
});
