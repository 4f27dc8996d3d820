import type { Catalogue } from './catalogue/catalogue.types.ts';
import type { CookieJar } from './http/cookies.ts';
import type { Store } from './stores/store.ts';

/** What every part of the platform may use. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly cookies: CookieJar;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A fresh unguessable text: 32 random bytes as base64url. */
  readonly token: () => string;
}
