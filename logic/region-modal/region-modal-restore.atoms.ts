import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import {
  REGION_COOKIE,
  readForcedCookies,
  ZIPCODE_COOKIE,
} from '../forced-region/forced-cookies.ts';
import type { ForcedMode } from '../forced-region/forced-region.model.ts';
import { cookiesAtom } from '../platform/cookies/cookies.atoms.ts';
import { mutate, type Refusal } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { hostState } from '../state/by-host.ts';
import { parseJson } from '../wire/json.ts';
import { UNSET_OPERATIONS } from './region-modal.api.ts';
import { closeNoticeAtom } from './region-modal.atoms.ts';

/** How long an accepted region is stored, in days. */
const COOKIE_LIFE_DAYS = 30;

interface Restoration {
  readonly isRestoring: boolean;
  readonly refusal: Refusal | undefined;
}

const MODE_COOKIES: Readonly<Record<ForcedMode, readonly string[]>> = {
  region: [REGION_COOKIE],
  zipcode: [ZIPCODE_COOKIE],
  regionAndZipcode: [REGION_COOKIE, ZIPCODE_COOKIE],
};

/** Whether an element is restoring the default region, and the refusal of the last attempt. */
export const restorationAtomOf = hostState<Restoration>({ isRestoring: false, refusal: undefined });

/** Accepts the forced region, so that no page shows the notice again. */
export const acceptRegionAtom = atom(null, (get, set, host: object) => {
  const cookies = get(cookiesAtom);
  const { region, zipcode } = readForcedCookies(get);
  const accept = (name: string, value: object | undefined) => {
    if (!value) return;
    // keeps unknown fields of the cookie
    const whole = parseJson(v.record(v.string(), v.unknown()), cookies.get(name));
    const accepted = JSON.stringify({ ...whole, ...value, showModal: false });
    cookies.set(name, accepted, COOKIE_LIFE_DAYS);
  };
  accept(REGION_COOKIE, region);
  accept(ZIPCODE_COOKIE, zipcode);
  set(closeNoticeAtom, host);
});

/** The outcome of an attempt to restore the default region. */
export type RestoreEnd = 'restored' | 'already running' | Refusal;

/** Restores the shop's default region (docs/specification.md#s4-region-modal), one attempt at a time. */
export const restoreRegionAtom = atom(
  null,
  async (get, set, { host, mode }: { host: object; mode: ForcedMode }): Promise<RestoreEnd> => {
    const restorationAtom = restorationAtomOf(host);
    if (get(restorationAtom).isRestoring) return 'already running';
    const { run } = get(platformAtom);
    set(restorationAtom, { isRestoring: true, refusal: undefined });
    const { refusal } = await mutate(run, UNSET_OPERATIONS[mode], undefined);
    set(restorationAtom, { isRestoring: false, refusal });
    if (refusal) return refusal;
    for (const name of MODE_COOKIES[mode]) get(cookiesAtom).remove(name);
    set(closeNoticeAtom, host);
    return 'restored';
  },
);
