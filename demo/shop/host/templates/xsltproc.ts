import { type ChildProcess, execFile, spawnSync } from 'node:child_process';
import type { Transformation } from './transformation.ts';

/** Whether `xsltproc` is installed. */
export const hasXsltproc = (): boolean => spawnSync('xsltproc', ['--version']).status === 0;

/** Transforms XML with the platform's engine; rejects with the error output of the program. */
export function xsltproc({ stylesheet, xml, parameters = {} }: Transformation): Promise<string> {
  const named = Object.entries(parameters).flatMap(([name, text]) => ['--stringparam', name, text]);
  return new Promise((resolve, reject) => {
    const child: ChildProcess = execFile(
      'xsltproc',
      ['--nonet', ...named, stylesheet, '-'],
      { maxBuffer: Number.POSITIVE_INFINITY },
      (error, stdout, stderr) => {
        if (error) reject(new Error(stderr || error.message));
        else resolve(stdout);
      },
    );
    // the program may exit before it has read everything; its output is then the error
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(xml);
  });
}
