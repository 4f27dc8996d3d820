/** The number of reports kept; older ones are dropped. */
const MAX_REPORTS = 100;
const MAX_REPORT_CHARACTERS = 4000;

/** An error that a page reported; the time is milliseconds since 1970. */
export interface ErrorReport {
  readonly at: number;
  readonly stack: string;
}

/** The errors that pages reported, newest last. */
export interface Reports {
  readonly list: readonly ErrorReport[];
  add(stack: string, at: number): void;
}

/** A list of reports in memory. */
export function createReports(): Reports {
  const list: ErrorReport[] = [];
  return {
    list,
    add(stack, at) {
      list.push({ at, stack: stack.slice(0, MAX_REPORT_CHARACTERS) });
      list.splice(0, list.length - MAX_REPORTS);
    },
  };
}
