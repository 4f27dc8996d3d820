import { warnAuthor } from '../../logic/page/warn-author.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { docsOf, type Need } from '../declare/docs.ts';
import { kebab } from '../declare/names.ts';
import { warnOfChildScripts } from './child-scripts.ts';
import { warnOfContrast } from './contrast.ts';
import { warnOfControls } from './controls.ts';
import { warnOfInvokers } from './invokers.ts';
import { warnOfMistakes } from './mistakes.ts';
import { warnOfMissingNames } from './names.ts';
import { hasProduct } from './page-products.ts';
import { warnOfProductForms } from './product-forms.ts';
import { warnOfProducts } from './products.ts';
import { warnOfSlots } from './slots.ts';
import { warnOfSwallowedPage } from './swallowed-page.ts';
import { warnOfTokens } from './tokens.ts';
import { warnOfUnknownAttributes } from './unknown-attributes.ts';
import { warn } from './warn.ts';
import { whenPageIsRead } from './when-page-is-read.ts';

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

const isMet = (host: HTMLElement, { selector, attributes = [], follows }: Need): boolean =>
  (follows && hasProduct(host)) ||
  attributes.some((prop) => host.hasAttribute(kebab(prop)) || isGiven(Reflect.get(host, prop))) ||
  (selector !== undefined && host.querySelector(selector) !== null);

/** Warns of a tag that has nothing to do, such as a form tag without a form. */
function warnOfMissingNeed(host: HTMLElement): void {
  const { needs, meant = {} } = docsOf(host.localName) ?? {};
  if (!needs || isMet(host, needs)) return;
  // who has used the wrong word has been told of that
  const isMeant = host
    .getAttributeNames()
    .some((name) => Object.hasOwn(meant, name) && needs.attributes?.includes(meant[name] ?? ''));
  if (isMeant) return;
  const follows = needs.without ?? 'without it the tag does nothing';
  warn(host, `expected ${needs.words}; ${follows}.`);
}

/** Tags that show something and take no press. */
const SHOWS_ONLY =
  /^shop-(?:price|count|date|image|omnibus-price|subscription-price|config|mobile-grid|widgets)$/;

/** Warns of a tag with controls in a button or a link, which takes their presses. */
function warnOfPlace(host: HTMLElement): void {
  const around = host.closest(':is(button, a[href]) > *')?.parentElement;
  if (!around || SHOWS_ONLY.test(host.localName)) return;
  warn(
    host,
    `stands in <${around.localName}>, which takes its presses; put it beside that element.`,
  );
}

/** Polish letters and signs of UTF-8 that were read in windows-1250, -1252, ISO 8859-1 or -2. */
const BROKEN = /[ÃÄÅĂĹ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸŤŹťźł˘ˇĽ§¨©ŞŻ]|â€|\ufffd/;

/** Warns of a page that was saved or served in another encoding than it says. */
function warnOfEncoding(host: HTMLElement): void {
  const texts = host.getAttributeNames().map((name) => host.getAttribute(name) ?? '');
  if (![...texts, host.textContent].some((text) => BROKEN.test(text))) return;
  warnAuthor(
    'shop',
    'the page has broken letters, such as Å‚ for ł; expected UTF-8: saved so, served so, and <meta charset="utf-8"> first in the head.',
    'guide/templates',
  );
}

const CHECKS = [
  warnOfSwallowedPage,
  warnOfMissingNeed,
  warnOfMistakes,
  warnOfMissingNames,
  warnOfChildScripts,
  warnOfControls,
  warnOfPlace,
  warnOfProducts,
  warnOfProductForms,
  warnOfSlots,
  warnOfInvokers,
  warnOfEncoding,
  warnOfTokens,
  warnOfContrast,
];

/** Tells the author, once the page is there, of what is wrong with a tag and around it. */
export function adviseOn(host: HTMLElement, declaration: AnyDeclaration): void {
  if (!__DEV__) return;
  warnOfUnknownAttributes(host, declaration);
  whenPageIsRead(() => {
    if (!host.isConnected) return;
    for (const check of CHECKS) attempt(() => check(host, declaration));
  });
}

/** On a page whose inputs hide the members of their form, less is told. */
function attempt(check: () => void): void {
  try {
    check();
  } catch {}
}
