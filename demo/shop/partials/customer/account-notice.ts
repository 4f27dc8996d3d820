import type { CustomerProfile } from '../../../platform/customers/customer.types.ts';
import { html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** The notice about the previous action: `?welcome` after a registration, `?saved` after a change. */
export function accountNotice(profile: CustomerProfile, { url, texts }: PageContext): Part {
  const { welcome, addressSaved } = texts.customer;
  const isNew = url.searchParams.has('welcome');
  const text = isNew ? welcome(profile.billing.firstname) : addressSaved;
  const isShown = isNew || url.searchParams.has('saved');
  return isShown && html`<p class="notice" aria-live="polite">${text}</p>`;
}
