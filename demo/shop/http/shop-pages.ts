import { randomBytes } from 'node:crypto';
import { basketOf } from '../../platform/basket/basket.ts';
import { asksForCounts } from '../../platform/filters/asks-for-counts.ts';
import { countsUnderSwitches } from '../../platform/filters/filter-counts.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { isLanguage } from '../../platform/language.ts';
import { visitorLists } from '../../platform/lists/lists.ts';
import type { ReferencePlatform } from '../../platform/platform.ts';
import { regionOf } from '../../platform/region/regions.ts';
import { timerDelay } from '../../platform/settings/switches.ts';
import type { Shop } from '../../platform/shop.ts';
import { readConsent } from '../consent.ts';
import { hostLayout } from '../host/layout.ts';
import { withOnly } from '../host/partials/mode.ts';
import { HOST_ROUTES } from '../host/routes.ts';
import { type Look, readLook, writeLook } from '../look.ts';
import type { Orders } from '../orders/orders.ts';
import type { Page, PageContext } from '../page.ts';
import { notAllowedPage, notFoundPage } from '../pages/not-found.ts';
import { layout } from '../partials/layout.ts';
import type { Answer, Route } from '../route.ts';
import { TEXTS } from '../texts.ts';
import { type ThemedAddress, themedAddress } from '../theme.ts';
import { pagePolicy } from './policy.ts';
import { ROUTES } from './routes.ts';
import { isSameOrigin } from './same-origin.ts';
import type { StyleSheets } from './style-sheets.ts';
import { submittedForm } from './submitted-form.ts';

const NONCE_BYTES = 18;

/** The dependencies of the pages. */
export interface ShopPagesOptions {
  readonly platform: ReferencePlatform;
  readonly shop: Shop;
  readonly orders: Orders;
  readonly styleSheets: StyleSheets;
  /** The address of the accounts service for a page's address, with a trailing slash. */
  readonly accountsUrl: (page: URL) => string;
}

interface Match {
  readonly route: Route | undefined;
  readonly parts: Readonly<Record<string, string | undefined>>;
}

interface Opened extends Match {
  readonly url: URL;
  readonly look: Look;
  /** Whether the URL contains the theme; if so, the following pages use it as well. */
  readonly isThemeNamed: boolean;
}

/** A theme's routes take precedence; the plain routes handle URLs that the theme lacks. */
function matchOf({ method }: Request, { pathname }: URL, { theme }: Look): Match {
  for (const route of theme === 'plain' ? ROUTES : [...HOST_ROUTES, ...ROUTES]) {
    const match = route.method === method && route.path.exec(pathname);
    if (match) return { route, parts: match.groups ?? {} };
  }
  return { route: undefined, parts: {} };
}

function openedAt(request: Request, { url, named }: ThemedAddress, { cookies }: Shop): Opened {
  const chosen = readLook(request, cookies);
  const look = { ...chosen, ...named };
  return { ...matchOf(request, url, look), url, look, isThemeNamed: named !== undefined };
}

/** The visitor's language follows the URL, so that the tags use it as well. */
function openedVisit(request: Request, parts: Match['parts'], platform: ReferencePlatform) {
  const visit = platform.visit(request);
  const lang = isLanguage(parts.lang) ? parts.lang : visit.lang;
  if (lang !== visit.session().settings.lang) visit.changeSettings({ lang });
  return { visit, lang };
}

async function contextOf(
  request: Request,
  { parts, url, look, isThemeNamed }: Opened,
  { platform, shop, orders, styleSheets, accountsUrl }: ShopPagesOptions,
): Promise<PageContext> {
  const { visit, lang } = openedVisit(request, parts, platform);
  const { id, settings, rebateCode: code } = visit.session();
  const terms = { catalogue: shop.catalogue, region: regionOf(settings.region), code };
  if (isThemeNamed) writeLook(look, visit, shop.cookies);
  const { fields, files } = await submittedForm(request);
  return {
    url,
    lang,
    texts: TEXTS[lang],
    shop,
    visit,
    settings,
    rebateCode: code,
    basket: basketOf(shop.store.basket(id), terms),
    lists: visitorLists({ shop, visit }),
    orders,
    styleSheetUrl: styleSheets.url,
    look,
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
  const { look, nonce, accountsUrl } = context;
  const isPlain = look.theme === 'plain';
  const headers = new Headers(context.visit.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  // Not `no-store`, which would prevent the browser from restoring the page at once when going back.
  headers.set('cache-control', 'private, no-cache');
  for (const [name, value] of Object.entries(pagePolicy(nonce, accountsUrl, !isPlain))) {
    headers.set(name, value);
  }
  const html = isPlain ? layout(context, page) : withOnly(look, hostLayout(context, page));
  return new Response(html.toString(), { status: page.status ?? 200, headers });
}

async function answerOf({ route, parts }: Match, context: PageContext): Promise<Answer> {
  if (route?.method === 'POST' && !context.isFromOurPage) return notAllowedPage(context);
  return route?.answer(context, { id: Number(parts.id), key: parts.key ?? '' });
}

/** Serves the pages of the shop, and the page for unknown addresses. */
export function shopPages(options: ShopPagesOptions): Handler {
  return async (request) => {
    const opened = openedAt(request, themedAddress(new URL(request.url)), options.shop);
    const context = await contextOf(request, opened, options);
    const answer = (await answerOf(opened, context)) ?? notFoundPage(context);
    const response = answer instanceof Response ? answer : pageResponse(answer, context);
    if (!asksForCounts(opened.url)) return response;
    const { settings } = context;
    return countsUnderSwitches({ request, settings, delay: timerDelay }, () => response);
  };
}
