import { createSharing } from '../../sharing.ts';
import {
  type RequestWidgets,
  WIDGET_BATCH,
  type WidgetOptions,
  type WidgetResponse,
} from '../../widgets/widget-request.ts';
import { createWidgetQueue, type WidgetPorts } from './widget-queue.ts';

interface Known {
  /** The order of requests: a late answer does not replace that of a newer request. */
  readonly round: number;
  readonly response: WidgetResponse;
}

/** The entry of one key, if the response has it. */
const pick = (response: WidgetResponse | undefined, key: string): WidgetResponse =>
  response && Object.hasOwn(response, key) ? { [key]: response[key] } : {};

/**
 * Creates the loader of widget data: one request per task, each key requested once, cached data without a request.
 * Every caller gets the whole response that contains its key (docs/specification.md#s7-row-9).
 */
export function createWidgetLoader(ports: WidgetPorts): RequestWidgets {
  const known = new Map<string, Known>();
  const sharing = createSharing<WidgetResponse>();
  const queue = createWidgetQueue(ports);

  function remember(id: string, { round, response }: Known): void {
    if (round >= (known.get(id)?.round ?? 0)) known.set(id, { round, response });
  }

  function requestPart(key: string, parameters: unknown, { signal, refresh }: WidgetOptions) {
    const id = `${key} ${JSON.stringify(parameters)}`;
    const answer = known.get(id);
    if (answer && !refresh) return answer.response;
    const round = queue.rounds();
    const start = async (shared: AbortSignal) => {
      const response = await queue.enqueue({ key, parameters, id, signal: shared });
      if (Object.hasOwn(response, key)) remember(id, { round, response });
      return response;
    };
    // A pending response may be older than the change that requires a refresh.
    return sharing.join(
      { subject: WIDGET_BATCH, key: refresh ? `${id} ${round}` : id, start },
      signal,
    );
  }

  return async (request, options = {}) => {
    const entries = Object.entries(request);
    const parts = await Promise.all(entries.map((entry) => requestPart(...entry, options)));
    const own = entries.map(([key], index) => pick(parts[index], key));
    return Object.assign({}, ...parts, ...own);
  };
}
