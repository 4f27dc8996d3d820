import { createAccountsService } from './accounts/service.ts';
import type { PasskeyVerifier } from './accounts/verifier.ts';
import { base64urlOf } from './accounts/wire.ts';
import { createCatalogue } from './catalogue/catalogue.ts';
import type { Catalogue } from './catalogue/catalogue.types.ts';
import { ROOT_FIELDS } from './graphql/fields.ts';
import type { RootField } from './graphql/root-field.ts';
import { createGraphqlServer } from './graphql/server.ts';
import { type CookieJar, headerCookies } from './http/cookies.ts';
import type { OwnParts } from './projector/projector.ts';
import { createRecords } from './records.ts';
import { answerRoute, createRoutes } from './routes.ts';
import { createReports, type ErrorReport } from './settings/reports.ts';
import { createSwitches, type Delay, type Switches, timerDelay } from './settings/switches.ts';
import type { Shop } from './shop.ts';
import type { Store } from './stores/store.ts';
import { openVisit, type Visit } from './visit.ts';

const TOKEN_BYTES = 32;
const REGISTRATION_TOKEN_LIFE_MS = 15 * 60 * 1000;

/** The dependencies of a reference platform. */
export interface ReferencePlatformOptions {
  readonly store: Store;
  /** The text of `schema.graphql`. */
  readonly schema: string;
  /** The catalogue; by default that of the demo shop. */
  readonly catalogue?: Catalogue;
  /** Root fields that replace the platform's own. */
  readonly fields?: Readonly<Record<string, RootField>>;
  /** Parts of `projector.php` that replace the platform's own. */
  readonly parts?: OwnParts;
  /** The origins of the shop's pages, like `http://localhost:8080`. */
  readonly shopOrigins: readonly string[];
  /** Verifies passkeys; without a verifier, passkeys are refused as unavailable. */
  readonly verifier?: PasskeyVerifier;
  /** Reads and sets cookies; by default in HTTP headers, which a browser hides from scripts. */
  readonly cookies?: CookieJar;
  /** Returns the origin of the page that sent a request; by default from its header, which a browser hides from scripts. */
  readonly originOf?: (request: Request) => string;
  /** Returns this many random bytes. */
  readonly random?: (length: number) => Uint8Array;
  /** Returns milliseconds since 1970. */
  readonly now?: () => number;
  /** Waits when the panel sets a latency. */
  readonly delay?: Delay;
}

/** The platform that the demo shop runs on. */
export interface ReferencePlatform {
  /**
   * Answers the requests to the shop's own origin; undefined when the path is not the platform's.
   * Rejects with the reason of the request's signal when a call that hangs is aborted.
   */
  fetch(request: Request): Promise<Response | undefined>;
  /** Answers the requests to the accounts service's origin. */
  accounts(request: Request): Promise<Response>;
  /** Returns the visit of a page request; its headers belong on the response. */
  visit(request: Request): Visit;
  /** Creates a one-time token with which a login may register a passkey; valid for 15 minutes. */
  issueRegistrationToken(login: string): string;
  readonly catalogue: Catalogue;
  readonly records: Pick<Shop, 'observed' | 'posts'>;
  readonly switches: Switches;
  /** Errors that pages reported, newest last. */
  readonly reports: readonly ErrorReport[];
}

function headerOrigin(request: Request): string {
  return request.headers.get('origin') ?? '';
}

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}

function createShop({ store, catalogue, cookies, random, now }: ReferencePlatformOptions): Shop {
  const bytes = random ?? randomBytes;
  return {
    store,
    catalogue: catalogue ?? createCatalogue(),
    cookies: cookies ?? headerCookies,
    observed: createRecords(),
    posts: createRecords(),
    now: now ?? Date.now,
    token: () => base64urlOf(bytes(TOKEN_BYTES)),
  };
}

/** A reference platform over a store. Runs in Node and in a browser. */
export function createReferencePlatform(options: ReferencePlatformOptions): ReferencePlatform {
  const { store, schema, shopOrigins, verifier, delay = timerDelay } = options;
  const { originOf = headerOrigin, fields = ROOT_FIELDS, parts = new Map() } = options;
  const shop = createShop(options);
  const reports = createReports();
  const graphql = createGraphqlServer({ schema, fields, delay });
  const routes = createRoutes({ graphql, delay, reports, parts });
  return {
    async fetch(request) {
      const route = routes.get(new URL(request.url).pathname);
      return route && answerRoute(route, request, shop);
    },
    accounts: createAccountsService({ shop, verifier, shopOrigins, originOf, delay }),
    visit: (request) => openVisit(request, shop),
    issueRegistrationToken(login) {
      const value = shop.token();
      const expiresAt = shop.now() + REGISTRATION_TOKEN_LIFE_MS;
      store.saveToken({ kind: 'registration', value, login, expiresAt });
      return value;
    },
    catalogue: shop.catalogue,
    records: { observed: shop.observed, posts: shop.posts },
    switches: createSwitches(store),
    reports: reports.list,
  };
}
