import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type {
  BillingAddress,
  CustomerProfile,
  DeliveryAddress,
} from '../../../platform/customers/customer.types.ts';
import type { Language } from '../../../platform/language.ts';
import { regionById } from '../../../platform/region/regions.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** Formats `+48600700800` for reading: `+48 600 700 800`. */
function readablePhone(phone: string): string {
  return parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
}

/** An address as on a parcel, the company above the name. */
export function addressLines(address: BillingAddress | DeliveryAddress, lang: Language): Html {
  const lines: readonly Part[] = [
    'firm' in address ? address.firm : address.additional,
    `${address.firstname} ${address.lastname}`,
    `${address.street} ${address.streetNumber}`,
    `${address.zipcode} ${address.city}`,
    regionById(address.region)?.name[lang],
    readablePhone(address.phone),
  ];
  return html`<address class="address">${lines.map((line) => line && html`<span>${line}</span>`)}</address>`;
}

/** The customer's billing and delivery address, with a link to change them. */
export function profileAddresses(profile: CustomerProfile, { lang, texts }: PageContext): Html {
  const { customer } = texts;
  const { billing, delivery } = profile;
  return html`<section class="card-box">
    <h2>${customer.billingAddress}</h2>
    ${addressLines(billing, lang)}
    <h3>${customer.deliveryAddress}</h3>
    ${delivery ? addressLines(delivery, lang) : html`<p>${customer.sameAddress}</p>`}
    <p><a href="/client-address.php">${customer.editAddress}</a></p>
  </section>`;
}
