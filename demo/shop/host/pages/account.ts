import { currentCustomer } from '../../../platform/customers/current.ts';
import { type Html, html, type Part } from '../../html.ts';
import { type Page, type PageContext, sameAddress } from '../../page.ts';
import { accountNotice } from '../../partials/customer/account-notice.ts';
import { listsLink } from '../../partials/customer/lists-link.ts';
import { profileAddresses } from '../../partials/customer/profile-addresses.ts';
import { profileFacts } from '../../partials/customer/profile-facts.ts';
import { redirect } from '../../redirect.ts';
import { taken } from '../partials/mode.ts';

function passkey(login: string, context: PageContext): Html {
  const { texts, issueRegistrationToken } = context;
  const attributes = html` user-login="${login}" authorize-token="${issueRegistrationToken(login)}"`;
  return taken(
    {
      around: html`<div id="client_passkey"><shop-passkey-register${attributes}>${texts.savePasskey}</shop-passkey-register></div>`,
      instead: html`<shop-passkey-register id="client_passkey"${attributes}>${texts.savePasskey}</shop-passkey-register>`,
    },
    context,
  );
}

function profile(context: PageContext): Part {
  const customer = currentCustomer(context);
  if (!customer) return html`<p>${context.texts.customer.noProfile}</p>`;
  return html`${accountNotice(customer, context)}${profileFacts(customer, context.texts)}${profileAddresses(customer, context)}`;
}

/** `/client-data.php` in the theme: the data of the logged-in customer. */
export function hostAccountPage(context: PageContext): Page | Response {
  const { visit, texts, url } = context;
  const { login } = visit.session();
  if (login === null) return redirect('/login.php', visit.headers);
  const { heading, passkey: passkeyHeading, passkeyText } = texts.customer;
  return {
    kind: 'client-data_page',
    title: heading,
    crumbs: [{ name: heading }],
    alternates: sameAddress(url),
    main: html`<h1 class="headline">${heading}</h1>
      <div id="client_data">${profile(context)}
        ${listsLink(context)}
        <section><h2>${passkeyHeading}</h2><p>${passkeyText}</p>${passkey(login, context)}</section>
      </div>`,
  };
}
