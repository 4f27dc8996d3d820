// Lets Node import declarations: a stylesheet becomes its text. Use `node --import tsx --import ./build/node-css.mjs`.
import { register } from 'node:module';

const hooks = `
import { readFile } from 'node:fs/promises';
export async function load(url, context, next) {
  if (!url.endsWith('.css')) return next(url, context);
  const text = await readFile(new URL(url), 'utf8');
  return { format: 'module', shortCircuit: true, source: 'export default ' + JSON.stringify(text) };
}`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`, import.meta.url);
