import { resolve } from 'node:path';
import { elementKeys } from './element-entries.mjs';

const ROOT = resolve('react/awake/root.tsx');

/** Of a file that only its own need brings, in characters. */
const HEAVY = 50_000;

/** The files of a chunk and of all that it imports statically. */
function closureOf(chunk, bundle, files = new Set()) {
  if (!chunk || files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const name of chunk.imports) closureOf(bundle[name], bundle, files);
  return files;
}

const isView = (id) => /\/react\/.*\.tsx?$/.test(id);

/** What the view at rest that a module imports asks for on demand. */
function demandsOf(id, getModuleInfo, seen = new Set()) {
  const views = getModuleInfo(id).importedIds.filter((one) => isView(one) && !seen.has(one));
  return views.flatMap((view) => {
    seen.add(view);
    return [...getModuleInfo(view).dynamicallyImportedIds, ...demandsOf(view, getModuleInfo, seen)];
  });
}

/** The Rollup plugin that lists what each tag asks for when it is touched, beyond what it has at rest: `preload.js`, and as data `preload.json`. */
export const wakeFiles = () => ({
  name: 'wake-files',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
    const chunkWith = (id) => chunks.find(({ moduleIds }) => moduleIds.includes(id));
    const filesOf = (key) => {
      const id = resolve(`elements/${key}.element.ts`);
      const components = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
      const chunksOfComponents = components.map(chunkWith);
      const demands = demandsOf(id, this.getModuleInfo);
      const atRest = closureOf(chunkWith(id), bundle);
      // a panel comes with the sign of interest that wakes its tag; a map does not
      const panels = [
        ...chunksOfComponents.flatMap(({ dynamicImports }) => dynamicImports),
        ...demands.map((one) => chunkWith(one).fileName),
      ].filter((file) => bundle[file].code.length < HEAVY);
      const awake = [
        ...(components.length > 0 ? [chunkWith(ROOT)] : []),
        ...chunksOfComponents,
        ...panels.map((file) => bundle[file]),
      ].flatMap((chunk) => [...closureOf(chunk, bundle)]);
      return [...new Set(awake)].filter((file) => !atRest.has(file));
    };
    const list = JSON.stringify(
      Object.fromEntries(
        elementKeys.map((key) => [key, filesOf(key)]).filter(([, files]) => files.length > 0),
      ),
    );
    this.emitFile({ type: 'asset', fileName: 'preload.json', source: list });
    this.emitFile({ type: 'asset', fileName: 'preload.js', source: `export const files=${list};` });
  },
});
