// What one opens to understand a tag: `node scripts/reach.mjs minicart` prints the files, `.ts` and `.tsx` of the
// library, that one comes to from its declaration, and the longest chain of imports. Static and dynamic imports count,
// imports of types alone do not. Without a key it prints the figures of all tags, and the lines of the library and its tests.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { longestChain, reach, sourceGraph } from '../build/graph.mjs';

const DECLARATION = /([\w-]+)\.element\.ts$/;
const LINES_OF = {
  source: ['elements', 'react', 'logic'],
  tests: ['test'],
};
const CODE = /\.(?:tsx?|mjs|js)$/;

const keyOf = (file) => DECLARATION.exec(basename(file))?.[1];

const figuresOf = ({ valueImports, allImports }, start) => ({
  key: keyOf(start),
  files: [...reach([start], valueImports)],
  withTypes: [...reach([start], allImports)],
  chain: longestChain(start, valueImports),
});

const lineOf = ({ key, files, withTypes, chain }) =>
  `${key}: ${files.length} files, ${withTypes.length} with those of types only; the longest chain of imports has ${chain.length} files`;

/** The lines of tracked code in these folders, without deleted files. */
function countLines(folders) {
  const listed = execFileSync('git', ['ls-files', ...folders], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => CODE.test(file) && existsSync(file));
  const lines = files.map((file) => readFileSync(file, 'utf8').split('\n').length - 1);
  return `${lines.reduce((sum, count) => sum + count, 0)} lines in ${files.length} files`;
}

const [key] = process.argv.slice(2);
const graph = await sourceGraph();
const tags = graph.files.filter(keyOf).sort();
const start = tags.find((file) => keyOf(file) === key);
if (start) {
  const figures = figuresOf(graph, start);
  for (const file of figures.files.sort()) console.log(file);
  console.log(`\n${figures.chain.join('\n  → ')}\n\n${lineOf(figures)}`);
} else if (key) {
  console.error(`There is no tag \`${key}\`, only: ${tags.map(keyOf).join(', ')}.`);
  process.exitCode = 1;
} else {
  for (const tag of tags) console.log(lineOf(figuresOf(graph, tag)));
  for (const [what, folders] of Object.entries(LINES_OF)) {
    console.log(`${what} (${folders.join(', ')}): ${countLines(folders)}`);
  }
}
