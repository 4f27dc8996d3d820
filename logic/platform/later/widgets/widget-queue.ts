import * as v from 'valibot';
import { modulesComing } from '../../../page/module-within.ts';
import { parseJson } from '../../../wire/json.ts';
import { type Clock, within } from '../../clock.ts';
import type { Send } from '../../http.ts';
import type { Page } from '../../page.ts';
import { PlatformError } from '../../platform-error.ts';
import { WIDGET_BATCH, type WidgetResponse } from '../../widgets/widget-request.ts';

export interface WidgetPorts {
  readonly readUrl: () => string;
  readonly send: Send;
  readonly clock: Clock;
  readonly page: Pick<Page, 'whenActive' | 'whenViewportKnown'>;
}

/** A request for one key. */
export interface QueuedRequest {
  readonly key: string;
  readonly parameters: unknown;
  /** Identifies equal parameters. */
  readonly id: string;
  readonly signal: AbortSignal;
}

export interface WidgetQueue {
  /** Queues a request. Resolves to the whole response of its batch. */
  enqueue(request: QueuedRequest): Promise<WidgetResponse>;
  /** How many times the queue has been flushed. */
  rounds(): number;
}

interface Waiting extends QueuedRequest {
  resolve(response: Promise<WidgetResponse>): void;
}

const ResponseSchema = v.pipe(
  v.unknown(),
  v.check((response) => !Array.isArray(response)),
  v.record(v.string(), v.unknown()),
);

/** How long requests wait for elements whose modules are still loading, in milliseconds. */
const GATHER_MS = 500;

/** Continues once elements that were added together can send one request: their components load in different tasks. */
function whenGathered(clock: Clock, goOn: () => void): void {
  const modules = modulesComing();
  if (!modules) {
    goOn();
    return;
  }
  within(clock, GATHER_MS, modules).then(() => clock.after(0, goOn));
}

/** Collects the keys requested in one task and sends them as one batch once the page is visible and online. */
export function createWidgetQueue(ports: WidgetPorts): WidgetQueue {
  let waiting: Waiting[] = [];
  let rounds = 0;

  function flush(): void {
    const batches = batchesOf(waiting.filter(({ signal }) => !signal.aborted));
    waiting = [];
    rounds += 1;
    for (const batch of batches) {
      const response = load(ports, batch);
      for (const { resolve } of batch) resolve(response);
    }
  }

  /** Elements activate when they are in the viewport, and may have a module to load first. */
  const gather = () => ports.page.whenViewportKnown(() => whenGathered(ports.clock, flush));

  return {
    enqueue: (request) =>
      new Promise((resolve) => {
        if (waiting.length === 0) {
          ports.clock.after(0, () => ports.page.whenActive(gather));
        }
        waiting.push({ ...request, resolve });
      }),
    rounds: () => rounds,
  };
}

/** Splits requests into batches in which each key has one set of parameters; nearly always one batch. */
function batchesOf(requests: readonly Waiting[]): readonly Waiting[][] {
  const batches: Waiting[][] = [];
  for (const request of requests) {
    const fits = (other: QueuedRequest) => other.key !== request.key || other.id === request.id;
    const batch = batches.find((candidate) => candidate.every(fits));
    if (batch) batch.push(request);
    else batches.push([request]);
  }
  return batches;
}

async function load(
  { send, readUrl }: WidgetPorts,
  batch: readonly QueuedRequest[],
): Promise<WidgetResponse> {
  const controller = new AbortController();
  const abortUnwanted = () => {
    if (batch.every(({ signal }) => signal.aborted)) controller.abort();
  };
  for (const { signal } of batch) signal.addEventListener('abort', abortUnwanted);
  const request = Object.fromEntries(batch.map(({ key, parameters }) => [key, parameters]));
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `request=${encodeURIComponent(JSON.stringify(request))}`,
  };
  const call = { subject: WIDGET_BATCH, url: readUrl(), init, isRead: true };
  const response = parseJson(ResponseSchema, await send(call, controller.signal));
  if (!response) throw new PlatformError(WIDGET_BATCH, 'response');
  return response;
}
