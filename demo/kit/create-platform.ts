import type { Catalogue } from '../platform/catalogue/catalogue.types.ts';
import { asksForCounts } from '../platform/filters/asks-for-counts.ts';
import { countsAnswer, countsUnderSwitches } from '../platform/filters/filter-counts.ts';
import { createMemoryCookies } from '../platform/http/cookies.ts';
import { DRAWING_TYPE, drawingAt } from '../platform/images/drawing-at.ts';
import { createReferencePlatform, type ReferencePlatform } from '../platform/platform.ts';
import { timerDelay } from '../platform/settings/switches.ts';
import { createMemoryStore } from '../platform/stores/store-memory.ts';
import { countsIn, fieldsWith, partsIn } from './answers.ts';
import { callsIn } from './calls.ts';
import { forcedCookies } from './forced-settings.ts';
import { catalogueOf } from './given-catalogue.ts';
import type { PlatformCall, PlatformOptions, TestPlatform } from './kit.types.ts';
import { checkedOptions } from './options.ts';
import { placeholderCatalogue } from './placeholder.ts';
import { begin } from './start.ts';
import { follow, takeFaults } from './traffic.ts';
import { believingVerifier } from './verifier.ts';

/** The origin of the page; undefined in Node. */
const ownOrigin = (): string => globalThis.location?.origin ?? 'http://localhost';

function referenceFor(options: PlatformOptions, schema: string, catalogue: Catalogue) {
  const store = createMemoryStore();
  const origin = ownOrigin();
  const shopOrigins = [origin];
  /**
   * The origin of the calling page. In Node it is that of the request, and every page of a test belongs to the shop.
   */
  const originOf = ({ headers }: Request): string => {
    const requestOrigin = headers.get('origin') ?? origin;
    if (!shopOrigins.includes(requestOrigin)) shopOrigins.push(requestOrigin);
    return requestOrigin;
  };
  const reference = createReferencePlatform({
    store,
    schema,
    catalogue,
    fields: fieldsWith(options.answers ?? {}),
    parts: partsIn(options.answers ?? {}),
    cookies: createMemoryCookies(),
    verifier: believingVerifier,
    shopOrigins,
    originOf,
  });
  begin(options, { visit: reference.visit(new Request(`${origin}/`)), store, catalogue });
  return reference;
}

/** The platform's response; the path may belong to the shop's origin or to the accounts service's. */
async function answerOf(
  request: Request,
  reference: ReferencePlatform,
  countsOf: (query: URLSearchParams) => unknown,
): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (url.pathname.startsWith('/webAuthn/')) return reference.accounts(request);
  if (asksForCounts(url)) {
    const { settings } = reference.visit(request).session();
    return countsUnderSwitches({ request, settings, delay: timerDelay }, async () =>
      countsAnswer(String(await countsOf(url.searchParams))),
    );
  }
  const picture = drawingAt(url.pathname, reference.catalogue);
  return picture === undefined
    ? reference.fetch(request)
    : new Response(picture, { headers: { 'content-type': DRAWING_TYPE } });
}

/** A test platform with a schema in SDL and a catalogue. */
function createTestPlatform(
  options: PlatformOptions,
  schema: string,
  catalogue: Catalogue,
): TestPlatform {
  const reference = referenceFor(options, schema, catalogue);
  const countsOf = countsIn(options.answers ?? {});
  const calls: PlatformCall[] = [];
  const hangs = ({ kind }: PlatformCall) => options.fail?.[kind] === 'hang';
  return {
    calls,
    cookies: forcedCookies(options),
    registrationToken: (login) => reference.issueRegistrationToken(login),
    async fetch(request) {
      const body = request.body === null ? '' : await follow(request.clone().text());
      const made = callsIn(new URL(request.url), body);
      calls.push(...made);
      const answer = answerOf(request, reference, countsOf);
      return made.some(hangs) ? answer : follow(answer);
    },
  };
}

/**
 * Creates the function `createPlatform()` for a schema in SDL and a default catalogue, which the option `products`
 * replaces.
 */
export const platformCreator =
  (schema: string, ownCatalogue: () => Catalogue = placeholderCatalogue) =>
  (options: PlatformOptions = {}): TestPlatform => {
    takeFaults();
    const checked = checkedOptions(options);
    const { products } = checked;
    const catalogue = products ? catalogueOf(products) : ownCatalogue();
    return createTestPlatform(checked, schema, catalogue);
  };
