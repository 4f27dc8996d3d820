import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Transformation } from './transformation.ts';

const COMPILER = fileURLToPath(import.meta.resolve('xslt3'));
const run = promisify(execFile);

/** Compiles a stylesheet for SaxonJS. */
async function compile(stylesheet: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'shop-xslt-'));
  const compiled = join(folder, 'compiled.json');
  try {
    await run(process.execPath, [COMPILER, `-xsl:${stylesheet}`, `-export:${compiled}`, '-nogo']);
    return await readFile(compiled, 'utf8');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compiled stylesheets by path, because compiling takes seconds and a transformation milliseconds. */
const compiled = new Map<string, Promise<string>>();

function compiledOnce(stylesheet: string): Promise<string> {
  const found = compiled.get(stylesheet) ?? compile(stylesheet);
  compiled.set(stylesheet, found);
  return found;
}

/** Transforms XML with the engine in the dev dependencies; a changed stylesheet takes effect after a restart. */
export async function saxon({ stylesheet, xml, parameters = {} }: Transformation): Promise<string> {
  const [{ default: engine }, stylesheetText] = await Promise.all([
    import('saxon-js'),
    compiledOnce(stylesheet),
  ]);
  return engine.transform({
    stylesheetText,
    sourceText: xml,
    stylesheetParams: parameters,
    destination: 'serialized',
  }).principalResult;
}
