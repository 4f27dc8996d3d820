import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const { StringLike, NumberLike, BigIntLike } = ts.TypeFlags;

function createProgram(roots: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  return ts.createProgram([...roots, join(ROOT, 'types/css.d.ts')], { ...options, noEmit: true });
}

const isEmpty = (type: ts.Type): boolean => type.isStringLiteral() && type.value === '';

/** Whether an expression may be a text; ignores the children of components. */
function mayBeText(type: ts.Type): boolean {
  const types = type.isUnion() ? type.types : [type];
  // of the types in JSX, only React's type of renderable values contains bigint
  if (types.some(({ flags }) => flags & BigIntLike)) return false;
  return types.some((one) => one.flags & (StringLike | NumberLike) && !isEmpty(one));
}

/** The texts in a file that have siblings, with their lines. */
function textsWithSiblings(program: ts.Program, path: string): string[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const found: string[] = [];
  const isBlank = (node: ts.JsxChild): boolean =>
    ts.isJsxText(node)
      ? node.containsOnlyTriviaWhiteSpaces
      : ts.isJsxExpression(node) && !node.expression;
  const isText = (node: ts.JsxChild): boolean =>
    ts.isJsxText(node) ||
    (ts.isJsxExpression(node) &&
      node.expression !== undefined &&
      mayBeText(checker.getTypeAtLocation(node.expression)));
  const visit = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = node.children.filter((child) => !isBlank(child));
      // the children of a fragment have the siblings of the fragment
      const texts = children.length > 1 || ts.isJsxFragment(node) ? children.filter(isText) : [];
      for (const text of texts) {
        const line =
          ts.getLineAndCharacterOfPosition(text.getSourceFile(), text.getStart()).line + 1;
        found.push(`${relative(ROOT, path)}:${line} ${text.getText().trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  if (file) visit(file);
  return found;
}

describe('JSX that survives a translator', () => {
  it('has each text as the only child of its element (AT14)', () => {
    const files = readdirSync(join(ROOT, 'react'), { recursive: true, encoding: 'utf8' });
    const paths = files
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(ROOT, 'react', name));
    assert.ok(paths.length > 50);
    const program = createProgram(paths);
    assert.deepEqual(
      paths.flatMap((path) => textsWithSiblings(program, path)),
      [],
    );
  });
});
