import type { Catalogue } from './catalogue/catalogue.types.ts';
import type { CookieJar } from './http/cookies.ts';
import type { Observed, PostedForm, Records } from './records.ts';
import type { Store } from './stores/store.ts';

/** The dependencies that all parts of the platform share. */
export interface Shop {
  readonly catalogue: Catalogue;
  readonly store: Store;
  readonly cookies: CookieJar;
  /** Returns milliseconds since 1970. */
  /** The sizes that visitors have subscribed to. */
  readonly observed: Records<Observed>;
  /** The forms that visitors have sent to `/basketchange.php`, each with all of its fields. */
  readonly posts: Records<PostedForm>;
  readonly now: () => number;
  /** Returns a random token: 32 bytes as base64url. */
  readonly token: () => string;
}
