import type { Visit } from '../visit.ts';

/** The header with the number of waiting tracking snippets. */
export const TRACKING_HEADER = 'x-iai-tracking-events';
const MAX_PENDING_EVENTS = 50;

/** Queues a script that pushes an event to the page's data layer; like the platform's, it is the body of a function. */
export function track(visit: Visit, event: Readonly<Record<string, unknown>>): void {
  // Escaped, so that the text cannot end a script element in HTML.
  const literal = JSON.stringify(event).replaceAll('<', '\\u003c');
  const snippet = `const event = ${literal};
const layer = (window.dataLayer = window.dataLayer || []);
return layer.push(event);`;
  const pending = visit.session().tracking;
  visit.change({ tracking: [...pending, snippet].slice(-MAX_PENDING_EVENTS) });
}
