// Prints the sentences of more than 30 words: `node scripts/sentences.mjs README.md react`. In code it reads the doc
// comments, in Markdown the prose.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';

const MOST_WORDS = 30;
const CODE = /\.(?:tsx?|mjs)$/;

/** Markdown without front matter, code, tables, headings and comments. */
const proseOfMarkdown = (text) =>
  text
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^ *```[\s\S]*?^ *```$/gm, '\n\n')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^(?:\||#|!\[).*$/gm, '\n\n')
    .replace(/^ *(?:[-*]|\d+\.|>) +/gm, '\n\n');

/** The doc comments of code; a list item or a tag such as `@param` begins a paragraph. */
const proseOfCode = (text) =>
  [...text.matchAll(/^ *\/\*\*([\s\S]*?)\*\//gm)]
    .map(([, comment]) => comment.replace(/^\s*\*? ?/gm, '').replace(/^(?=@|- )/gm, '\n\n'))
    .join('\n\n');

/** The sentences of prose. A code span counts as one word, and a link as its text. */
export const sentencesOf = (prose) =>
  prose
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .replace(/`[^`]*`|\{@link [^}]*\}/g, 'code')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/\b(?:e\.g|i\.e|such as|vs)\./g, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .flatMap((paragraph) => paragraph.split(/(?<=[.!?])\s+(?=\S)/));

const isLong = (sentence) =>
  sentence.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length > MOST_WORDS;

/** The sentences of a file, or of all files in a folder, that are too long. */
export function longSentencesIn(path) {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .map((name) => join(path, name))
      .filter((child) => statSync(child).isDirectory() || CODE.test(child) || /\.md$/.test(child))
      .flatMap(longSentencesIn);
  }
  const text = readFileSync(path, 'utf8');
  const prose = CODE.test(path) ? proseOfCode(text) : proseOfMarkdown(text);
  return sentencesOf(prose)
    .filter(isLong)
    .map((sentence) => `${path}: ${sentence}`);
}

if (isMain(import.meta.url)) {
  for (const sentence of process.argv.slice(2).flatMap(longSentencesIn)) console.log(sentence);
}
