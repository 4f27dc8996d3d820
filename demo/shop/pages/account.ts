import { currentCustomer } from '../../platform/customers/current.ts';
import { ACCOUNT_PATH } from '../../platform/links.ts';
import { html, type Part } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { accountNotice } from '../partials/customer/account-notice.ts';
import { listsLink } from '../partials/customer/lists-link.ts';
import { passkeyOffer } from '../partials/customer/passkey-offer.ts';
import { profileAddresses } from '../partials/customer/profile-addresses.ts';
import { profileFacts } from '../partials/customer/profile-facts.ts';
import { redirect } from '../redirect.ts';

/** A new customer sees the offer of a passkey first. */
function parts(login: string, context: PageContext): readonly Part[] {
  const profile = currentCustomer(context);
  const offer = passkeyOffer(login, context);
  if (!profile) return [html`<p>${context.texts.customer.noProfile}</p>`, offer];
  const { texts, url } = context;
  const known = [profileFacts(profile, texts), profileAddresses(profile, context)];
  const isNew = url.searchParams.has('welcome');
  return [accountNotice(profile, context), isNew && offer, known, !isNew && offer];
}

/** `/client-data.php`: the data of the logged-in customer. */
export function accountPage(context: PageContext): Page | Response {
  const { texts, url, visit } = context;
  const { login } = visit.session();
  if (login === null) return redirect('/login.php', visit.headers);
  const { heading } = texts.customer;
  return {
    kind: 'client-data_page',
    title: heading,
    crumbs: [{ name: heading }],
    alternates: sameAddress(new URL(ACCOUNT_PATH, url)),
    styles: ['customer'],
    main: html`<div class="account">
      <div class="account__head">
        <h1>${heading}</h1>
        <p class="quiet">${texts.loggedInAs(login)}</p>
      </div>
      ${parts(login, context)}
      ${listsLink(context)}
      <p><shop-logout-link><a href="/logout.php">${texts.logOut}</a></shop-logout-link></p>
    </div>`,
  };
}
