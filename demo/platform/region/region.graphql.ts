import * as v from 'valibot';
import { type CallContext, REFUSED, type RootField, rootField } from '../graphql/root-field.ts';
import { refusal, SUCCESS } from '../mutation-result.ts';
import { writeForcedCookie } from './forced-cookies.ts';
import { DEFAULT_REGION, regionById } from './regions.ts';

const UNKNOWN_REGION = { pl: 'Błędnie wybrany region.', en: 'Incorrectly selected area.' } as const;
const SetRegionArgs = v.object({
  SetRegionInput: v.object({
    billingRegionId: v.nullish(v.number()),
    deliveryRegionId: v.number(),
    areForced: v.nullish(v.boolean()),
  }),
});

function refuse(_args: unknown, { visit }: CallContext) {
  return refusal('refused', REFUSED[visit.lang]);
}

function setRegion(args: v.InferOutput<typeof SetRegionArgs>, { shop, visit }: CallContext) {
  const { billingRegionId, deliveryRegionId, areForced } = args.SetRegionInput;
  const region = regionById(String(deliveryRegionId));
  if (!region || (billingRegionId && !regionById(String(billingRegionId)))) {
    return refusal('incorrect_region', UNKNOWN_REGION[visit.lang]);
  }
  if (areForced) {
    const regionForced = {
      currentCountry: region.code,
      defaultCountry: DEFAULT_REGION.code,
      showModal: true,
    };
    visit.changeSettings({ region: region.code, regionForced });
    writeForcedCookie('regionForced', shop, visit);
  } else visit.changeSettings({ region: region.code });
  return SUCCESS;
}

/** Delivery regions (docs/specification.md#s7-row-12). The page itself deletes the cookie of a region that it unsets. */
export const regionFields: Readonly<Record<string, RootField>> = {
  setRegion: rootField({ kind: 'region', args: SetRegionArgs, resolve: setRegion, refuse }),
  unsetTemporaryRegion: rootField({
    kind: 'region',
    args: v.object({}),
    resolve(_args, { visit }) {
      visit.changeSettings({ region: DEFAULT_REGION.code, regionForced: null });
      return SUCCESS;
    },
    refuse,
  }),
  unsetTemporaryZipcode: rootField({
    kind: 'region',
    args: v.object({}),
    resolve(_args, { visit }) {
      visit.changeSettings({ zipcodeForced: null });
      return SUCCESS;
    },
    refuse,
  }),
};
