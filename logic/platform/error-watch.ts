import type { Report } from './later/reports/error-reports.ts';
import { listen } from './listen.ts';

/** The folder of the built files, whichever of them this code ends up in. Bundlers take `new URL` for a file of theirs. */
const OUR_FILES = import.meta.url.replace(/(?:(?:chunks|elements)\/)?[^/]*$/, '');
/** A frame of a stack, as Chromium (`at f (url:1:2)`) and the others (`f@url:1:2`) write it. */
const FRAME = /(?:\bat |@)[^\n]*?(\w[\w-]*:\/\/[^\s)]+):\d+:\d+/;

/** Reports uncaught errors that our own files threw; the errors of other scripts are not reported. */
export function watchErrors(report: Report, files = OUR_FILES, page: Window = window): () => void {
  const reportOurs = (error: unknown) => {
    if (error instanceof Error && FRAME.exec(error.stack ?? '')?.[1]?.startsWith(files))
      report(error);
  };
  return listen(page, {
    error: ({ error }) => reportOurs(error),
    unhandledrejection: ({ reason }) => reportOurs(reason),
  });
}
