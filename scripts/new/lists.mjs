import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inserts a line before the first line that matches `entry` and sorts after it, or else after the last match. */
function withLine(text, line, entry) {
  const lines = text.split('\n');
  const [, name] = entry.exec(line);
  const known = lines.flatMap((row, at) => {
    const found = entry.exec(row);
    return found ? { at, name: found[1] } : [];
  });
  const next = known.find((tag) => tag.name > name);
  const at = next?.at ?? known.at(-1).at + 1;
  return lines.toSpliced(at, 0, line).join('\n');
}

/** The lists of all tags, each with the function that adds a tag. */
const LISTS = {
  'elements/declarations.ts': (text, { key, camel }) =>
    withLine(
      `import { ${camel}Element } from './${key}.element.ts';\n${text}`,
      `  ${camel}Element,`,
      /^ {2}(\w+)Element,$/,
    ),
  'elements/docs.ts': (text, { key, camel }) =>
    withLine(
      `import { ${camel}Docs } from './${key}.docs.ts';\n${text}`,
      `  'shop-${key}': ${camel}Docs,`,
      /^ {2}'shop-([\w-]+)': \w+Docs,$/,
    ),
  'test/look/shown-tags.ts': (text, { key }) =>
    withLine(text, `  'shop-${key}': {},`, /^ {2}'shop-([\w-]+)': \{/),
  // into the last group
  'demo/shop/tags.ts': (text, { key }) =>
    text.replace(
      /( {4}\],\n {2}\},\n\];\n)$/,
      `      tag('${key}', 'Przycisk, który daje znać stronie.', 'A button that tells the page.'),\n$1`,
    ),
};

/** Adds a tag to every list of tags; returns the paths of the lists. */
export function addToLists(names, root) {
  for (const [path, add] of Object.entries(LISTS)) {
    const file = join(root, path);
    const before = readFileSync(file, 'utf8');
    const after = add(before, names);
    if (after === before) throw new Error(`[shop] ${path}: found no place for \`${names.key}\`.`);
    writeFileSync(file, after);
  }
  return Object.keys(LISTS);
}
