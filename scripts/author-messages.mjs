// What the development build tells authors, as the sources have it: texts given to `warnAuthor`, those of the advice, and
// those of failures. What a text fills in counts as one word.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const FOLDERS = ['elements', 'logic', 'react'];
/** All texts of these are for authors. */
const ADVICE = /^elements\/(?:advice\/|declare\/author-warnings)/;
const TELLS = new Set(['warnAuthor', 'warn']);
/** Properties whose texts warnings tell: in the texts about a tag, and elsewhere in failures. */
const TOLD_OF_TAGS = new Set(['expected', 'words', 'without']);
const TOLD = new Set(['message']);
/** A shorter text is a name, a selector or a part of a sentence. */
const FEWEST_WORDS = 4;

const textOf = (node) => {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `x${literal.text}`).join('');
};

const isTold = (node, properties) =>
  (ts.isCallExpression(node) && TELLS.has(node.expression.getText())) ||
  (ts.isPropertyAssignment(node) && properties.has(node.name.getText()));

function textsIn(path) {
  const file = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const properties = path.endsWith('.docs.ts') ? TOLD_OF_TAGS : TOLD;
  const texts = [];
  const visit = (node, isForAuthors) => {
    const text = isForAuthors ? textOf(node) : undefined;
    if (text !== undefined) texts.push(text);
    node.forEachChild((child) => visit(child, isForAuthors || isTold(node, properties)));
  };
  visit(file, ADVICE.test(path));
  return texts;
}

/** All messages to authors. */
export const authorMessages = () =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap(textsIn)
    .filter((text) => text.split(/\s+/).length >= FEWEST_WORDS)
    .map((text) => text.replace(/^\[shop\] /, ''));
