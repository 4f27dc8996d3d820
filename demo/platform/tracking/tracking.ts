import type { Visit } from '../visit.ts';

/** The header that says how many tracking snippets are waiting. */
export const TRACKING_HEADER = 'x-iai-tracking-events';
const MAX_PENDING_EVENTS = 50;

/** Queues a script that pushes an event into the page's data layer: the body of a function, as the platform gives them. */
export function track(visit: Visit, event: Readonly<Record<string, unknown>>): void {
  // Escaped, so that the script stays one when it is put into HTML.
  const literal = JSON.stringify(event).replaceAll('<', '\\u003c');
  const snippet = `const event = ${literal};
const layer = (window.dataLayer = window.dataLayer || []);
return layer.push(event);`;
  const pending = visit.session().tracking;
  visit.change({ tracking: [...pending, snippet].slice(-MAX_PENDING_EVENTS) });
}
