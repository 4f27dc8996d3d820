import * as v from 'valibot';
import { graphql } from '../../../wire/graphql/literals.ts';
import { runScript as runInPage } from '../../scripts/run-script.ts';
import type { Run } from '../graphql/graphql-client.ts';
import type { Operation } from '../graphql/operation.ts';

/** Reads the scripts of tracking events, and takes them away. */
export const trackingEvents: Operation<void, { trackingEvents: readonly unknown[] }> = {
  name: 'trackingEvents',
  marker: 'trackingEvents',
  // reading them takes them away, so they are never asked for twice
  kind: 'mutation',
  document: () => graphql`query { trackingEvents }`,
  answer: v.object({ trackingEvents: v.array(v.unknown()) }),
};

/** Fetches the tracking events and runs their scripts, each once and in order (docs/specification.md#s7-row-3). */
export async function runTrackingEvents(run: Run, runScript = runInPage): Promise<void> {
  const answer = await run(trackingEvents, undefined);
  for (const script of answer.trackingEvents) {
    if (typeof script === 'string') runScript(script);
  }
}
