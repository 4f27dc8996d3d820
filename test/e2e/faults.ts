import type { CDPSession, HTTPRequest, Page, Protocol } from 'puppeteer-core';

/** Chromium's error for an aborted request; leaving a page aborts its requests. */
const GIVEN_UP = 'net::ERR_ABORTED';
const LOUD = ['error', 'warn'];

function failureOf(request: HTTPRequest): string | undefined {
  const reason = request.failure()?.errorText;
  return reason === GIVEN_UP ? undefined : `${reason}: ${request.method()} ${request.url()}`;
}

/**
 * Ignored issues. Chromium reports each reading of a cookie as a performance issue, but the platform announces a forced
 * region by cookie. It also reports autocomplete values that it does not support, such as `bday`.
 */
function isAdvice({ code, details }: Protocol.Audits.InspectorIssue): boolean {
  const error = details.genericIssueDetails?.errorType;
  return (
    code === 'PerformanceIssue' ||
    error === 'FormInputHasWrongButWellIntendedAutocompleteValueError'
  );
}

/** The issues that Chromium reports for a page: policy violations, cookies, deprecated calls. */
async function watchIssues(session: CDPSession, note: (fault: string) => void): Promise<void> {
  session.on('Audits.issueAdded', ({ issue }) => {
    if (!isAdvice(issue)) {
      note(`issue ${issue.code}: ${JSON.stringify(issue.details)}`);
    }
  });
  await session.send('Audits.enable');
}

/**
 * Records the faults of a page from now on, in order: console errors and warnings, uncaught errors,
 * failed requests, responses with status 400 and above, policy violations.
 */
export async function watchFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  const note = (fault: string | undefined) => {
    if (fault) faults.push(`${fault} (on ${page.url()})`);
  };
  page.on('console', (message) => {
    if (LOUD.includes(message.type())) note(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    note(`uncaught: ${error instanceof Error ? error.stack : String(error)}`),
  );
  page.on('requestfailed', (request) => note(failureOf(request)));
  page.on('response', (response) => {
    if (response.status() >= 400) note(`status ${response.status()}: ${response.url()}`);
  });
  await watchIssues(await page.createCDPSession(), note);
  return faults;
}
