import { randomBytes } from 'node:crypto';
import { readConsent } from '../consent.ts';
import { readLook } from '../look.ts';
import type { Orders } from '../orders.ts';
import type { Page, PageContext } from '../page.ts';
import { notAllowedPage, notFoundPage } from '../pages/not-found.ts';
import { layout } from '../partials/layout.ts';
import { basketOf } from '../platform/basket/basket.ts';
import { isLanguage } from '../platform/language.ts';
import { visitorLists } from '../platform/lists/lists.ts';
import type { ReferencePlatform } from '../platform/platform.ts';
import { regionOf } from '../platform/region/regions.ts';
import type { Shop } from '../platform/shop.ts';
import { TEXTS } from '../texts.ts';
import type { Handler } from './handler.ts';
import { pagePolicy } from './policy.ts';
import { type Answer, ROUTES, type Route } from './routes.ts';
import { isSameOrigin } from './same-origin.ts';
import { submittedForm } from './submitted-form.ts';

const NONCE_BYTES = 18;

/** What the pages are made from. */
export interface ShopPagesOptions {
  readonly platform: ReferencePlatform;
  readonly shop: Shop;
  readonly orders: Orders;
  /** The accounts service for a page of some address, with a trailing slash. */
  readonly accountsUrl: (page: URL) => string;
}

interface Match {
  readonly route: Route | undefined;
  readonly parts: Readonly<Record<string, string | undefined>>;
}

function matchOf(request: Request, { pathname }: URL): Match {
  for (const route of ROUTES) {
    const match = route.method === request.method && route.path.exec(pathname);
    if (match) return { route, parts: match.groups ?? {} };
  }
  return { route: undefined, parts: {} };
}

/** The visitor's page language follows the address, so that the tags speak it too. */
function openedVisit(request: Request, parts: Match['parts'], platform: ReferencePlatform) {
  const visit = platform.visit(request);
  const lang = isLanguage(parts.lang) ? parts.lang : visit.lang;
  if (lang !== visit.session().settings.lang) visit.changeSettings({ lang });
  return { visit, lang };
}

async function contextOf(
  request: Request,
  { parts }: Match,
  { platform, shop, orders, accountsUrl }: ShopPagesOptions,
): Promise<PageContext> {
  const { visit, lang } = openedVisit(request, parts, platform);
  const { id, settings } = visit.session();
  const url = new URL(request.url);
  const { fields, files } = await submittedForm(request);
  return {
    url,
    lang,
    texts: TEXTS[lang],
    shop,
    visit,
    settings,
    basket: basketOf(shop.store.basket(id), shop.catalogue, regionOf(settings.region)),
    lists: visitorLists({ shop, visit }),
    orders,
    look: readLook(request, shop.cookies),
    consent: readConsent(request, shop.cookies),
    nonce: randomBytes(NONCE_BYTES).toString('base64'),
    accountsUrl: accountsUrl(url),
    form: fields,
    files,
    isFromOurPage: isSameOrigin(request),
    issueRegistrationToken: (login) => platform.issueRegistrationToken(login),
  };
}

function pageResponse(page: Page, context: PageContext): Response {
  const headers = new Headers(context.visit.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Not `no-store`: going back must show the page at once.
  headers.set('cache-control', 'private, no-cache');
  for (const [name, value] of Object.entries(pagePolicy(context.nonce, context.accountsUrl))) {
    headers.set(name, value);
  }
  return new Response(layout(context, page).toString(), { status: page.status ?? 200, headers });
}

async function answerOf({ route, parts }: Match, context: PageContext): Promise<Answer> {
  if (route?.method === 'POST' && !context.isFromOurPage) return notAllowedPage(context);
  return route?.answer(context, { id: Number(parts.id), key: parts.key ?? '' });
}

/** The pages of the shop, and the page that says there is none. */
export function shopPages(options: ShopPagesOptions): Handler {
  return async (request) => {
    const match = matchOf(request, new URL(request.url));
    const context = await contextOf(request, match, options);
    const answer = (await answerOf(match, context)) ?? notFoundPage(context);
    return answer instanceof Response ? answer : pageResponse(answer, context);
  };
}
