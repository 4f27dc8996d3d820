import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** Lets the logged-in customer save a passkey on this device. */
export function passkeyOffer(login: string, context: PageContext): Html {
  const { shop, texts, issueRegistrationToken } = context;
  const { passkey, passkeyText, passkeysSaved } = texts.customer;
  const saved = shop.store.credentialsOf(login).length;
  return html`<section class="card-box card-box--soft">
    <h2>${passkey}</h2>
    <p>${passkeyText} ${saved > 0 && passkeysSaved(saved)}</p>
    <shop-passkey-register user-login="${login}" authorize-token="${issueRegistrationToken(login)}">${texts.savePasskey}</shop-passkey-register>
    <noscript><p class="quiet">${texts.passkeyNeedsScript}</p></noscript>
  </section>`;
}
