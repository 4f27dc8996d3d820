import { type Html, html } from '../../html.ts';
import { type TextInput, textInput } from './field.ts';
import { ELSEWHERE, type FormState } from './form-state.ts';
import { countryField, placeFields } from './place.ts';
import { section } from './section.ts';

function elsewhereBox({ context, value }: FormState): Html {
  return html`<label class="choice columns-6">
    <input type="checkbox" name="${ELSEWHERE}" value="1"${value(ELSEWHERE) !== '' && html` checked`}>
    <span>${context.texts.customer.elsewhere}</span>
  </label>`;
}

function recipientFields(state: FormState): readonly Html[] {
  const names: readonly TextInput[] = [
    {
      name: 'delivery_firstname',
      check: 'firstname',
      need: 'shown',
      autocomplete: 'shipping given-name',
    },
    {
      name: 'delivery_lastname',
      check: 'lastname',
      need: 'shown',
      autocomplete: 'shipping family-name',
    },
    {
      name: 'delivery_additional',
      check: 'additional',
      columns: 6,
      autocomplete: 'shipping organization',
    },
  ];
  return names.map((name) => textInput({ ...name, limits: html` maxlength="50"` }, state));
}

function phoneField(state: FormState): Html {
  const { deliveryPhoneHint } = state.context.texts.customer;
  return textInput(
    {
      name: 'delivery_phone',
      check: 'phone',
      type: 'tel',
      columns: 6,
      autocomplete: 'shipping tel',
      hint: deliveryPhoneHint,
      partners: html` country-from="delivery_region"`,
      limits: html` maxlength="20"`,
    },
    state,
  );
}

/** The choice of another delivery address, and its fields. */
export function deliverySection(state: FormState): Html {
  const { delivery, deliveryNote } = state.context.texts.customer;
  return section(
    { legend: delivery, note: deliveryNote },
    elsewhereBox(state),
    html`<div class="section__fields section__elsewhere">
      ${recipientFields(state)}
      ${countryField('delivery', state)}
      ${placeFields('delivery', state)}
      ${phoneField(state)}
    </div>`,
  );
}
