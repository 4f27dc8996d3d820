import * as v from 'valibot';
import { writeForcedCookie } from '../../platform/region/forced-cookies.ts';
import { DEFAULT_REGION, REGIONS } from '../../platform/region/regions.ts';
import {
  CALL_KINDS,
  DEFAULT_SETTINGS,
  NORMAL_CALL,
  type SettingsPatch,
  SettingsPatchSchema,
} from '../../platform/settings/settings.ts';
import { lookFrom, writeLook } from '../look.ts';
import { ownAddress } from '../own-address.ts';
import type { PageContext } from '../page.ts';
import type { ForcedChoice } from '../partials/panel.ts';
import { redirect } from '../redirect.ts';

const FORCED_REGION = REGIONS[1] ?? DEFAULT_REGION;
const FORCED_ZIPCODE = '10115';
const HOME_ZIPCODE = '00-001';
const NORMAL_CALLS = Object.fromEntries(CALL_KINDS.map((kind) => [kind, NORMAL_CALL]));
const BY_CHOICE: Readonly<Record<ForcedChoice, { country: boolean; zipcode: boolean }>> = {
  none: { country: false, zipcode: false },
  country: { country: true, zipcode: false },
  zipcode: { country: false, zipcode: true },
  both: { country: true, zipcode: true },
};
const ForcedSchema = v.fallback(v.picklist(['none', 'country', 'zipcode', 'both']), 'none');

/** The settings for a choice of a forced region. */
function forcedPatch(choice: string | null): SettingsPatch {
  const { country, zipcode } = BY_CHOICE[v.parse(ForcedSchema, choice)];
  const { code: defaultCountry } = DEFAULT_REGION;
  const { code: currentCountry } = FORCED_REGION;
  const currentZipcode = FORCED_ZIPCODE;
  const defaultZipcode = HOME_ZIPCODE;
  return {
    region: country ? currentCountry : defaultCountry,
    regionForced: country ? { currentCountry, defaultCountry, showModal: true } : null,
    zipcodeForced: zipcode ? { currentZipcode, defaultZipcode, showModal: true } : null,
  };
}

function callPatches(form: URLSearchParams) {
  return Object.fromEntries(
    CALL_KINDS.map((kind) => [
      kind,
      { latencyMs: Number(form.get(`latency-${kind}`)), failure: form.get(`failure-${kind}`) },
    ]),
  );
}

function patchFrom(form: URLSearchParams): SettingsPatch | undefined {
  const parsed = v.safeParse(SettingsPatchSchema, {
    lang: form.get('lang'),
    priceType: form.get('priceType'),
    oddities: form.getAll('oddity'),
    calls: callPatches(form),
    ...forcedPatch(form.get('forced')),
  });
  return parsed.success ? parsed.output : undefined;
}

/** Writes a cookie only when its region changes, because that overwrites the page's own changes. */
function applySettings(patch: SettingsPatch, { shop, visit }: PageContext): void {
  const before = visit.session().settings;
  visit.changeSettings(patch);
  const after = visit.session().settings;
  for (const place of ['regionForced', 'zipcodeForced'] as const) {
    if ((before[place] === null) !== (after[place] === null)) writeForcedCookie(place, shop, visit);
  }
}

function reset(context: PageContext): void {
  const { shop, visit } = context;
  const { id } = visit.session();
  for (const { productId, sizeId } of shop.store.basket(id)) {
    shop.store.saveBasketLine(id, { productId, sizeId, quantity: 0 });
  }
  visit.change({ login: null, tracking: [] });
  applySettings({ ...DEFAULT_SETTINGS, calls: NORMAL_CALLS }, context);
  writeLook(
    lookFrom(() => undefined),
    visit,
    shop.cookies,
  );
}

/** The address of the page that sent the form, in the chosen language. */
function backFrom({ form, url, visit }: PageContext): string {
  return ownAddress(form.get(`back-${visit.session().settings.lang}`), url);
}

/** `POST /demo/panel`: applies the panel's settings, or resets all of them. */
export function changePanel(context: PageContext): Response {
  const { form, shop, visit } = context;
  if (form.get('reset') === '1') reset(context);
  else {
    const patch = patchFrom(form);
    if (!patch) return new Response('Bad Request', { status: 400 });
    applySettings(patch, context);
    writeLook(
      lookFrom((name) => form.get(name)),
      visit,
      shop.cookies,
    );
  }
  return redirect(backFrom(context), visit.headers);
}
