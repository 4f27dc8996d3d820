import type { Catalogue } from '../platform/catalogue/catalogue.types.ts';
import { createMemoryCookies } from '../platform/http/cookies.ts';
import { DRAWING_TYPE, drawingAt } from '../platform/images/drawing-at.ts';
import { createReferencePlatform, type ReferencePlatform } from '../platform/platform.ts';
import { createMemoryStore } from '../platform/stores/store-memory.ts';
import { fieldsWith, partsIn } from './answers.ts';
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
  { pathname }: URL,
  reference: ReferencePlatform,
): Promise<Response | undefined> {
  if (pathname.startsWith('/webAuthn/')) return reference.accounts(request);
  const picture = drawingAt(pathname, reference.catalogue);
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
  const calls: PlatformCall[] = [];
  const hangs = ({ kind }: PlatformCall) => options.fail?.[kind] === 'hang';
  return {
    calls,
    cookies: forcedCookies(options),
    registrationToken: (login) => reference.issueRegistrationToken(login),
    async fetch(request) {
      const url = new URL(request.url);
      const body = request.body === null ? '' : await follow(request.clone().text());
      const made = callsIn(url, body);
      calls.push(...made);
      const answer = answerOf(request, url, reference);
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
