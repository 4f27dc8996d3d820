import { NATIVE_BUTTON, PLAIN_NAMES } from '../../logic/product/product.constants.ts';
import { findElement } from '../../react/light-dom/find-element.ts';
import { formOfControl } from '../../react/light-dom/safe-form.ts';
import { hasProduct, PRODUCT } from './page-products.ts';
import { authorData, warnOfProductData } from './product-data.ts';
import { warn } from './warn.ts';

/** Inputs that the platform prints for purchases which only its own page supports. */
const OF_PLATFORM = /^(?:bundled_\w+\[|priceformula\[|(?:forpoints|exchange_id|change)$)/;

const INPUT = 'input[name], select[name], textarea[name]';
const BUTTON = 'button:not([type=button i], [type=reset i]), input[type=submit i]';

const named = (name: string): Element | null | undefined =>
  document.getElementById(name) ?? findElement(document, name);

/** The form of a product: the one its attribute names, or the first one inside. */
export function formOf(host: HTMLElement): HTMLFormElement | undefined {
  const name = host.getAttribute('form');
  const found = name ? named(name) : host.querySelector('form');
  return found instanceof HTMLFormElement ? found : undefined;
}

/** Warns about a product without a form, or whose attribute names another element. */
function warnOfNoForm(host: HTMLElement): void {
  const name = host.getAttribute('form');
  const found = name && named(name);
  if (found) {
    warn(host, `form="${name}": expected a <form>, but a <${found.localName}> has that name.`);
  }
  if (name || host.matches('[card]') || authorData(host)) return;
  warn(
    host,
    'expected a <form> in it, or form with the id of one; without it nothing can be bought.',
  );
}

function warnOfForm(host: HTMLElement): void {
  const form = formOf(host);
  if (!form) {
    warnOfNoForm(host);
    return;
  }
  warnOfNativePost(host, form);
  warnOfProductData(host, form);
}

/** The names of inputs that an addition by script cannot submit, whatever their value. */
function foreignNames(form: HTMLFormElement): readonly string[] {
  const names = [...form.elements]
    .filter((one) => one.matches(INPUT))
    .filter((one) => one.matches('[type=file i]') || !PLAIN_NAMES.includes(nameOf(one)))
    .map(nameOf)
    .filter((name) => name !== '' && !OF_PLATFORM.test(name));
  return [...new Set(names)];
}

const nameOf = (input: Element): string => input.getAttribute('name') ?? '';

/** Warns about inputs of a product's form that require a native submission. */
function warnOfNativePost(host: HTMLElement, form: HTMLFormElement): void {
  const buttons = [...form.elements].filter((one) => one.matches(BUTTON));
  const names = foreignNames(form);
  if (names.length === 0 || buttons.every((button) => button.matches(NATIVE_BUTTON))) return;
  const named = names.map((name) => `name="${name}"`).join(', ');
  warn(
    host,
    `${named}: not supported by an addition, so the browser submits the form; expected data-shop-native on the button if you want that.`,
  );
}

/** Warns about a choice that no product uses. Variants are exempt: the browser follows their links. */
function warnOfUntakenChoice(host: HTMLElement): void {
  if (host.getAttribute('of') === 'version' || hasProduct(host)) return;
  const controls = [...host.querySelectorAll('input, select')];
  if (controls.some((control) => formOfControl(control))) return;
  warn(
    host,
    'expected a <form> around it, or a shop-product to follow; without one the choice has no effect.',
  );
}

const CHECKS: Readonly<Record<string, (host: HTMLElement) => void>> = {
  [PRODUCT]: warnOfForm,
  'shop-choice': warnOfUntakenChoice,
};

/** Warns about forms that do not add to the basket as their author expects. */
export function warnOfProductForms(host: HTMLElement): void {
  CHECKS[host.localName]?.(host);
}
