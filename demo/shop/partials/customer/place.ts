import { REGIONS } from '../../../platform/region/regions.ts';
import { type Html, html } from '../../html.ts';
import { type Field, selectInput, type TextInput, textInput } from './field.ts';
import type { FormState } from './form-state.ts';
import { phonePrefix } from './phone-prefixes.ts';

/** The address that a field belongs to; it is also the prefix of the inputs' names. */
export type PlaceKind = 'client' | 'delivery';

/** The address in the terms of `autocomplete`. */
const GROUPS: Readonly<Record<PlaceKind, string>> = { client: 'billing', delivery: 'shipping' };

function needOf(kind: PlaceKind): NonNullable<Field['need']> {
  return kind === 'client' ? 'always' : 'shown';
}

/** The select of the delivery countries; the visitor's own country is the default. */
export function countryField(kind: PlaceKind, state: FormState): Html {
  const { lang } = state.context;
  return selectInput(
    {
      name: `${kind}_region`,
      check: 'select',
      need: needOf(kind),
      autocomplete: `${GROUPS[kind]} country`,
      options: REGIONS.map((region) => ({
        value: region.id,
        text: region.name[lang],
        prefix: phonePrefix(region),
      })),
    },
    state,
  );
}

/** Street, house number, postal code and city of an address. */
export function placeFields(kind: PlaceKind, state: FormState): readonly Html[] {
  const [need, group] = [needOf(kind), GROUPS[kind]];
  const { zipcodeHint } = state.context.texts.customer;
  const input = (field: TextInput) => textInput({ need, ...field }, state);
  return [
    input({
      name: `${kind}_street`,
      check: 'street',
      columns: 4,
      autocomplete: `${group} address-line1`,
      partners: html` country-from="${kind}_region" house-number-from="${kind}_street_number"`,
      limits: html` maxlength="80"`,
    }),
    input({
      name: `${kind}_street_number`,
      check: 'text',
      columns: 2,
      autocomplete: 'off',
      limits: html` maxlength="20"`,
    }),
    input({
      name: `${kind}_zipcode`,
      check: 'zipcode',
      hint: zipcodeHint,
      autocomplete: `${group} postal-code`,
      partners: html` country-from="${kind}_region"`,
      limits: html` maxlength="12"`,
    }),
    input({
      name: `${kind}_city`,
      check: 'city',
      autocomplete: `${group} address-level2`,
      limits: html` minlength="2" maxlength="60"`,
    }),
  ];
}
