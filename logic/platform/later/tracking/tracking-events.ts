import * as v from 'valibot';
import { answerIn } from '../../../wire/graphql/answers.ts';
import { graphql } from '../../../wire/graphql/literals.ts';
import { runScript as runInPage } from '../../scripts/run-script.ts';
import type { Run } from '../graphql/graphql-client.ts';
import type { Operation } from '../graphql/operation.ts';

/** Takes the scripts of pending tracking events off the platform's queue. */
export const trackingEvents: Operation<void, readonly unknown[]> = {
  name: 'trackingEvents',
  marker: 'trackingEvents',
  // reading empties the queue, so the call must not be repeated
  kind: 'mutation',
  document: () => graphql`query { trackingEvents }`,
  answer: answerIn('trackingEvents', v.array(v.unknown())),
};

/** Fetches tracking events and runs their scripts in order, each once (docs/specification.md#s7-row-3). */
export async function runTrackingEvents(run: Run, runScript = runInPage): Promise<void> {
  for (const script of await run(trackingEvents, undefined)) {
    if (typeof script === 'string') runScript(script);
  }
}
