import type { CallContext } from './graphql/root-field.ts';
import type { GraphqlServer } from './graphql/server.ts';
import { jsonAnswer, withHeaders } from './http/answers.ts';
import { createEverySecond } from './projector/every-second.ts';
import { answerProjector, type OwnParts } from './projector/projector.ts';
import { catalogueNow } from './settings/oddities.ts';
import { answerPanel } from './settings/panel.ts';
import type { Reports } from './settings/reports.ts';
import type { Delay } from './settings/switches.ts';
import type { Shop } from './shop.ts';
import { TRACKING_HEADER } from './tracking/tracking.ts';
import { answerPayments } from './validation/iban/payments.ts';
import { guestVisit, openVisit, type Visit } from './visit.ts';
import { answerSnippetScript, SNIPPET_SCRIPT } from './widgets/snippets.ts';
import { answerWidgetBatch } from './widgets/widget-batch.ts';

const PANEL = '/panel/settings';

/** The dependencies of the routes on the shop's origin. */
export interface RouteDeps {
  readonly graphql: GraphqlServer;
  readonly delay: Delay;
  readonly reports: Reports;
  /** Parts of `projector.php` that replace the platform's own. */
  readonly parts: OwnParts;
}

/** Answers the requests to one path. */
export type Route = (request: Request, context: CallContext) => Promise<Response>;

/** The platform's paths on the shop's origin. */
export function createRoutes({
  graphql,
  delay,
  reports,
  parts,
}: RouteDeps): ReadonlyMap<string, Route> {
  const isSecond = createEverySecond();
  const graphqlOrReport: Route = async (request, context) => {
    const stack = new URL(request.url).searchParams.get('JSerror');
    if (stack === null || request.method !== 'POST') return graphql(request, context);
    // The body may come from any origin; it is only kept as text, never executed.
    reports.add(stack, context.shop.now());
    return jsonAnswer({ data: { hello: 'Hello' } });
  };
  return new Map<string, Route>([
    ['/graphql/v1', graphqlOrReport],
    ['/graphql/v1/', graphqlOrReport],
    ['/ajax/get.php', (request, context) => answerWidgetBatch(request, context, delay)],
    [SNIPPET_SCRIPT, answerSnippetScript],
    ['/ajax/payments.php', (request, context) => answerPayments(request, context, delay)],
    [
      '/ajax/projector.php',
      (request, context) => answerProjector(request, context, { delay, isSecond, own: parts }),
    ],
    [PANEL, (request, context) => answerPanel(request, context, reports.list)],
  ]);
}

/** The catalogue that a call sees: with the changes since the page was rendered. */
function contextNow(visit: Visit, shop: Shop): CallContext {
  const { oddities } = visit.session().settings;
  return {
    shop: { ...shop, catalogue: catalogueNow(shop.catalogue, oddities) },
    visit: oddities.includes('sessionEnded') ? guestVisit(visit, shop) : visit,
  };
}

/** A route's response with the visitor's cookies, and the header with the number of waiting tracking snippets. */
export async function answerRoute(route: Route, request: Request, shop: Shop): Promise<Response> {
  const visit = openVisit(request, shop);
  const isPanel = new URL(request.url).pathname === PANEL;
  const answer = await route(request, isPanel ? { shop, visit } : contextNow(visit, shop));
  const pending = visit.session().tracking.length;
  if (pending > 0) visit.headers.set(TRACKING_HEADER, String(pending));
  return withHeaders(answer, visit.headers);
}
