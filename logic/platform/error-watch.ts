import type { Report } from './later/reports/error-reports.ts';
import { listen } from './listen.ts';

/** The folder of the built files, whichever of them contains this code. Bundlers would treat `new URL` as an asset. */
const OUR_FILES = import.meta.url.replace(/(?:(?:chunks|elements)\/)?[^/]*$/, '');
/** A stack frame, as written by Chromium (`at f (url:1:2)`) and by other browsers (`f@url:1:2`). */
const FRAME = /(?:\bat |@)[^\n]*?(\w[\w-]*:\/\/[^\s)]+):\d+:\d+/;

/** Reports uncaught errors thrown by our own files, and ignores those of other scripts. */
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
