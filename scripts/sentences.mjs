// How long the sentences of texts are, in words: `node scripts/sentences.mjs README.md elements` prints the median and
// the 90th percentile of each file or folder, and its longest sentences with `--longest`. Of code it reads the comments;
// `messages` are what the development build tells authors.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { authorMessages } from './author-messages.mjs';

/** The name that stands for the messages to authors. */
const MESSAGES = 'messages';
const CODE = /\.(?:tsx?|mjs)$/;
const COMMENT = /\/\*\*([\s\S]*?)\*\//g;

/** Markdown without what is not prose: front matter, code, tables, headings, comments. */
const proseOfMarkdown = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *```[\s\S]*?^ *```$/gm, '\n\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^(?:\||#|!\[).*$/gm, '\n\n')
    .replace(/^ *(?:[-*]|\d+\.|>) +/gm, '\n\n');

/** The doc comments of code, each a paragraph; what follows a tag such as `@param` is one, too. */
const proseOfCode = (text) =>
  [...text.matchAll(COMMENT)]
    .map(([, comment]) => comment.replace(/^\s*\*? ?/gm, '').replace(/^(?=@|- )/gm, '\n\n'))
    .join('\n\n');

/** The sentences of prose. Code counts as one word; so do links, by their texts. */
export function sentencesOf(prose) {
  return prose
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/`[^`]*`/g, 'code')
        .replace(/\{@link [^}]*\}/g, 'code')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\b(?:e\.g|i\.e|such as|vs)\./g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=\S)/))
    .filter((sentence) => /\p{L}/u.test(sentence));
}

const wordsOf = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/** The sentences of a file, of all files in a folder, or of the messages. */
export function sentencesIn(path) {
  if (path === MESSAGES) return authorMessages().flatMap(sentencesOf);
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .map((name) => join(path, name))
      .filter((child) => statSync(child).isDirectory() || CODE.test(child))
      .flatMap(sentencesIn);
  }
  const text = readFileSync(path, 'utf8');
  return sentencesOf(CODE.test(path) ? proseOfCode(text) : proseOfMarkdown(text));
}

/** The words in a median sentence, and in one that is longer than 90 of 100. */
export function lengthsOf(sentences) {
  const lengths = sentences.map((sentence) => wordsOf(sentence).length).sort((a, b) => a - b);
  const at = (share) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  return { count: lengths.length, median: at(0.5), ninetieth: at(0.9) };
}

function print(path, showsLongest) {
  const sentences = sentencesIn(path);
  const { count, median, ninetieth } = lengthsOf(sentences);
  console.log(`${path}: ${count} sentences, median ${median}, 90 of 100 have at most ${ninetieth}`);
  if (!showsLongest) return;
  const longest = [...sentences].sort((a, b) => wordsOf(b).length - wordsOf(a).length);
  for (const sentence of longest.slice(0, 12))
    console.log(`  ${wordsOf(sentence).length}: ${sentence}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [paths, showsLongest] = [process.argv.slice(2), process.argv.includes('--longest')];
  for (const path of paths.filter((one) => !one.startsWith('--'))) print(path, showsLongest);
}
