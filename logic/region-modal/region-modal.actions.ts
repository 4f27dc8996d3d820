import { type Atom, atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { PlatformError } from '../platform/platform-error.ts';
import { hostState } from '../state/host-state.ts';
import { isSuccess } from '../wire/graphql/mutation-result.ts';
import { parseJson } from '../wire/json.ts';
import { UNSET_OPERATIONS } from './region-modal.api.ts';
import { closeNoticeAtom, readCookies } from './region-modal.atoms.ts';
import { COOKIE_LIFE_DAYS, REGION_COOKIE, ZIPCODE_COOKIE } from './region-modal.constants.ts';
import type { ForcedMode } from './region-modal.model.ts';

/** Why the default place was not restored. */
export interface RestoreFailure {
  readonly code: string;
  /** English, for the author. */
  readonly message: string;
  readonly cause?: unknown;
  /** The platform's own words for the shopper; '' where it has none. */
  readonly words: string;
}

interface Restoration {
  readonly isRestoring: boolean;
  readonly failure: RestoreFailure | undefined;
}

const MODE_COOKIES: Readonly<Record<ForcedMode, readonly string[]>> = {
  region: [REGION_COOKIE],
  zipcode: [ZIPCODE_COOKIE],
  regionAndZipcode: [REGION_COOKIE, ZIPCODE_COOKIE],
};

const stateOf = hostState<Restoration>({ isRestoring: false, failure: undefined });

/** Whether an element is restoring the default place, and why it could not. */
export const restorationAtomOf: (host: object) => Atom<Restoration> = stateOf;

/** Accepts the forced place: no page tells of it again. */
export const acceptPlaceAtom = atom(null, (get, set, host: object) => {
  const cookies = get(cookiesAtom);
  const { region, zipcode } = readCookies(get);
  const accept = (name: string, value: object | undefined) => {
    if (!value) return;
    // the platform may keep more in it than we know of
    const whole = parseJson(v.record(v.string(), v.unknown()), cookies.get(name));
    const accepted = JSON.stringify({ ...whole, ...value, showModal: false });
    cookies.set(name, accepted, COOKIE_LIFE_DAYS);
  };
  accept(REGION_COOKIE, region);
  accept(ZIPCODE_COOKIE, zipcode);
  set(closeNoticeAtom, host);
});

/** What came of restoring the default place. */
export type Restoring = 'restored' | 'already running' | RestoreFailure;

/** Restores the shop's default place (docs/specification.md#s4-region-modal), once at a time. */
export const restorePlaceAtom = atom(
  null,
  async (get, set, { host, mode }: { host: object; mode: ForcedMode }): Promise<Restoring> => {
    const restorationAtom = stateOf(host);
    if (get(restorationAtom).isRestoring) return 'already running';
    const { run } = get(platformAtom);
    set(restorationAtom, { isRestoring: true, failure: undefined });
    const failure = await run(UNSET_OPERATIONS[mode], undefined).then(
      (result) => (isSuccess(result) ? undefined : refused(mode, result.error ?? undefined)),
      failed,
    );
    set(restorationAtom, { isRestoring: false, failure });
    if (failure) return failure;
    for (const name of MODE_COOKIES[mode]) get(cookiesAtom).remove(name);
    set(closeNoticeAtom, host);
    return 'restored';
  },
);

/** Shows the page anew; at most once per page load (docs/faults.md#decision-2). */
export const reloadPageAtom = atom(null, (get) => get(platformAtom).page.reloadOnce());

type ResultError = { code?: string | null | undefined; message?: string | null | undefined };

const refused = (mode: ForcedMode, error: ResultError = {}): RestoreFailure => ({
  code: error.code || 'refused',
  message: `[shop] ${UNSET_OPERATIONS[mode].name}: the platform refused.`,
  words: error.message ?? '',
});

function failed(cause: unknown): RestoreFailure {
  const code = cause instanceof PlatformError ? cause.kind : 'unexpected';
  const message = cause instanceof Error ? cause.message : '';
  return { code, message, cause, words: '' };
}
