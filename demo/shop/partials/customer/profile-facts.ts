import type { CustomerProfile } from '../../../platform/customers/customer.types.ts';
import { type Html, html } from '../../html.ts';
import type { Texts } from '../../texts.ts';

type Fact = readonly [name: string, value: string | undefined];

/** An IBAN in groups of four. */
function readableIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ');
}

function factsOf(profile: CustomerProfile, { customer: texts }: Texts): readonly Fact[] {
  const { billing, document, newsletter, type } = profile;
  const nip: readonly Fact[] = type === 'company' ? [[texts.nip, billing.nip]] : [];
  return [
    [texts.login, profile.login],
    [texts.email, profile.email],
    ...nip,
    [texts.birthDate, profile.birthDate],
    [texts.bankAccount, readableIban(profile.bankAccount)],
    [texts.document, document?.name],
    [texts.newsletter, newsletter ? texts.newsletterOn : texts.newsletterOff],
  ];
}

/** The customer's data except the addresses. */
export function profileFacts(profile: CustomerProfile, texts: Texts): Html {
  const nothing = html`<span class="quiet">${texts.customer.none}</span>`;
  return html`<section class="card-box">
    <h2>${texts.customer.details}</h2>
    <dl class="account-facts">${factsOf(profile, texts).map(
      ([name, value]) => html`<div><dt>${name}</dt><dd>${value || nothing}</dd></div>`,
    )}</dl>
  </section>`;
}
