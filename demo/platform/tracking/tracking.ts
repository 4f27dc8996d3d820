import type { Visit } from '../visit.ts';

/** The header that says how many tracking snippets are waiting. */
export const TRACKING_HEADER = 'x-iai-tracking-events';
const MAX_PENDING_EVENTS = 50;

/** Queues a script that pushes an event into the page's data layer. */
export function track(visit: Visit, event: Readonly<Record<string, unknown>>): void {
  // Escaped, so that the script stays one when it is put into HTML.
  const literal = JSON.stringify(event).replaceAll('<', '\\u003c');
  const snippet = `(window.dataLayer = window.dataLayer || []).push(${literal});`;
  const pending = visit.session().tracking;
  visit.change({ tracking: [...pending, snippet].slice(-MAX_PENDING_EVENTS) });
}
