import type { CmsPage } from '../../../platform/catalogue/catalogue.types.ts';
import { type Html, html, type Part } from '../../html.ts';
import { controlAttributes, type Field, mark, notes } from './field.ts';
import type { FormState } from './form-state.ts';
import { section } from './section.ts';

const TERMS_PAGE_ID = 7;

function isTerms({ id }: CmsPage): boolean {
  return id === TERMS_PAGE_ID;
}

/** A checkbox with its text. */
export function consent(field: Field, label: Part, state: FormState): Html {
  const { name, need } = field;
  const isGiven = state.value(name) !== '' && html` checked`;
  return html`<shop-field type="checkbox"${need && html` required`}>
    <div class="field">
      <label class="choice">
        <input type="checkbox" value="1"${isGiven}${controlAttributes(field, state)}>
        <span>${label}${mark(field)}</span>
      </label>
      ${notes(field, state)}
    </div>
  </shop-field>`;
}

/** The consent to the terms, whose link opens in a new tab. */
export function termsConsent(state: FormState): Html {
  const { lang, shop, texts } = state.context;
  const { consentTerms, termsLink, newTab } = texts.customer;
  const terms = shop.catalogue.cmsPages.find(isTerms);
  const link = html`<a href="${terms?.link[lang]}" target="_blank">${termsLink}<span class="visually-hidden"> (${newTab})</span></a>`;
  return consent({ name: 'consent_terms', need: 'always' }, [consentTerms, ' ', link, '.'], state);
}

/** The consents of a registration: the terms, and an optional newsletter. */
export function consentsSection(state: FormState): Html {
  const { consents, consentNewsletter } = state.context.texts.customer;
  return section(
    { legend: consents },
    termsConsent(state),
    consent({ name: 'consent_newsletter' }, consentNewsletter, state),
  );
}
