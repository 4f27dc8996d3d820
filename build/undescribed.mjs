import { parseAst } from 'rollup/parseAst';

/** The functions of logic/wire/described.ts: each returns its first argument, with metadata for authors. */
const NOTING = ['annotated', 'described', 'required'];
const IMPORT = /from ['"][./]+(?:wire\/)?described\.[jt]s['"]/;

const isNode = (value) => typeof value?.type === 'string';

/** The ranges of code around the first arguments of calls that add metadata. */
function notesIn(node) {
  const isNoting = node.type === 'CallExpression' && NOTING.includes(node.callee.name);
  if (!isNoting) return Object.values(node).flat().filter(isNode).flatMap(notesIn);
  const [schema] = node.arguments;
  return [[node.start, schema.start], ...notesIn(schema), [schema.end, node.end]];
}

/** The code without metadata; line numbers do not change. */
function withoutNotes(code, ranges) {
  const ends = [0, ...ranges.map(([, end]) => end)];
  const parts = ends.map((end, at) => code.slice(end, ranges[at]?.[0]));
  const breaks = ranges.map(([from, to]) => code.slice(from, to).replace(/[^\n]/g, ''));
  return parts.map((part, at) => part + (breaks[at] ?? '')).join('');
}

const withoutDescriptions = (code) => withoutNotes(code, notesIn(parseAst(code)));

/**
 * Removes the metadata of schemas for authors, such as descriptions and examples, from files for shoppers. A Rollup
 * plugin after TypeScript: no minifier removes arguments of a function in another chunk.
 */
export const undescribed = () => ({
  name: 'undescribed',
  transform: (code) =>
    IMPORT.test(code) ? { code: withoutDescriptions(code), map: null } : undefined,
});
