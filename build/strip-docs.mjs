import ts from 'typescript';

/** What only authors and their tools read of a declaration. */
const DOCUMENTATION = new Set([
  'summary',
  'slots',
  'parts',
  'states',
  'cssProperties',
  'children',
  'expected',
]);
/** What only they read of an attribute. */
const OF_ATTRIBUTES = new Set(['description', 'expected']);
/** Which arguments of the functions that declare are texts for authors. */
const TEXT_ARGUMENTS = {
  text: [0],
  platformId: [0],
  textOr: [1],
  number: [1],
  flag: [0],
  oneOf: [1],
  list: [0],
  json: [1],
  notifies: [0],
  asks: [0],
  method: [0],
};

/** An attribute may be called `type`, too: it is declared by a call. */
const isDocumentation = (node) =>
  ts.isPropertyAssignment(node) &&
  ts.isIdentifier(node.name) &&
  DOCUMENTATION.has(node.name.text) &&
  !ts.isCallExpression(node.initializer);

/** In the functions that make attributes; elsewhere in that file there are only their types. */
const isOfAttribute = (node) =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  OF_ATTRIBUTES.has(node.name.text);

/**
 * Takes the documentation out of the declarations: shoppers do not download what only theme authors
 * read. It stays in the manifest, the types and the development build.
 */
export const stripDocs = (context) => (file) => {
  const isAttributes = file.fileName.endsWith('/declare/attributes.ts');
  if (!isAttributes && !file.fileName.endsWith('.element.ts')) return file;
  const { factory } = context;
  const isDropped = isAttributes ? isOfAttribute : isDocumentation;
  const visit = (node) => {
    if (isDropped(node)) return undefined;
    const visited = ts.visitEachChild(node, visit, context);
    const texts = ts.isCallExpression(node) && TEXT_ARGUMENTS[node.expression.getText(file)];
    if (!texts) return visited;
    const args = visited.arguments.map((argument, at) =>
      texts.includes(at) ? factory.createStringLiteral('') : argument,
    );
    return factory.updateCallExpression(visited, visited.expression, visited.typeArguments, args);
  };
  return ts.visitEachChild(file, visit, context);
};
