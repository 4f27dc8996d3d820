import type { CDPSession, HTTPRequest, Page, Protocol } from 'puppeteer-core';

/** Chromium's word for a request that its own page gave up, as each page does that is left. */
const GIVEN_UP = 'net::ERR_ABORTED';
const LOUD = ['error', 'warn'];

function failureOf(request: HTTPRequest): string | undefined {
  const reason = request.failure()?.errorText;
  return reason === GIVEN_UP ? undefined : `${reason}: ${request.method()} ${request.url()}`;
}

/**
 * Performance issues are given for each reading of a cookie, and that is how the platform says a region
 * is forced. Autocomplete values are called wrong where Chromium fills in nothing itself, as for `bday`.
 */
function isAdvice({ code, details }: Protocol.Audits.InspectorIssue): boolean {
  const error = details.genericIssueDetails?.errorType;
  return (
    code === 'PerformanceIssue' ||
    error === 'FormInputHasWrongButWellIntendedAutocompleteValueError'
  );
}

/** What Chromium itself finds wrong with a page: a broken policy, cookies, deprecated calls. */
async function watchIssues(session: CDPSession, note: (fault: string) => void): Promise<void> {
  session.on('Audits.issueAdded', ({ issue }) => {
    if (!isAdvice(issue)) {
      note(`issue ${issue.code}: ${JSON.stringify(issue.details)}`);
    }
  });
  await session.send('Audits.enable');
}

/**
 * Everything that goes wrong on a page from now on, in the order it happens: errors and warnings
 * of the console, uncaught errors, failed requests, answers of 400 and above, broken policies.
 */
export async function watchFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (fault: string | undefined) => {
    if (fault) faults.push(`${fault} (on ${page.url()})`);
  };
  page.on('console', (message) => {
    if (LOUD.includes(message.type())) note(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`uncaught: ${String(error)}`));
  page.on('requestfailed', (request) => note(failureOf(request)));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  await watchIssues(await page.createCDPSession(), note);
  return faults;
}
