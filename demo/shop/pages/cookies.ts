import { COOKIE_KINDS, consentFrom, writeConsent } from '../consent.ts';
import { ownAddress } from '../own-address.ts';
import type { PageContext } from '../page.ts';
import { redirect } from '../redirect.ts';

/** `POST /cookies.php`: stores the visitor's choice of cookies. */
export function chooseCookies({ form, url, shop, visit }: PageContext): Response {
  const isAll = form.get('kinds') === 'all';
  const consent = isAll ? COOKIE_KINDS : consentFrom(form.getAll('kind'));
  writeConsent(consent, visit, shop.cookies);
  return redirect(ownAddress(form.get('back'), url), visit.headers);
}
