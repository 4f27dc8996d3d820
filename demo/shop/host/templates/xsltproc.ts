import { type ChildProcess, execFile } from 'node:child_process';

/** Thrown where `xsltproc` is not installed; the message tells how to install it. */
export class MissingXsltproc extends Error {
  constructor() {
    super(
      'xsltproc is not installed: `apt-get install xsltproc` (Debian), `brew install libxslt`.',
    );
  }
}

/** A run of `xsltproc`. */
export interface Transformation {
  /** The path of the style sheet. */
  readonly stylesheet: string;
  readonly xml: string;
  /** Texts for the parameters of the style sheet. */
  readonly parameters?: Readonly<Record<string, string>>;
  /** The name or the path of the program. */
  readonly program?: string;
}

const isMissing = (error: object): boolean => Reflect.get(error, 'code') === 'ENOENT';

/** Transforms XML as the platform does, whose engine is that of `xsltproc`, too; rejects with what the program says. */
export function transform({
  stylesheet,
  xml,
  parameters = {},
  program = 'xsltproc',
}: Transformation): Promise<string> {
  const named = Object.entries(parameters).flatMap(([name, text]) => ['--stringparam', name, text]);
  return new Promise((resolve, reject) => {
    const child: ChildProcess = execFile(
      program,
      ['--nonet', ...named, stylesheet, '-'],
      { maxBuffer: Number.POSITIVE_INFINITY },
      (error, stdout, stderr) => {
        if (!error) resolve(stdout);
        else reject(isMissing(error) ? new MissingXsltproc() : new Error(stderr || error.message));
      },
    );
    // the program may end before it has read everything; what it says then is the error
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(xml);
  });
}
