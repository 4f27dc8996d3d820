import { NATIVE_BUTTON, PLAIN_NAMES } from '../../logic/product/product.constants.ts';
import { findElement } from '../../react/light-dom/find-element.ts';
import { formOfControl } from '../../react/light-dom/safe-form.ts';
import { hasProduct, PRODUCT } from './page-products.ts';
import { tell } from './tell.ts';

/** What the platform prints for what only its own page can sell. */
const OF_PLATFORM = /^(?:bundled_\w+\[|priceformula\[|(?:forpoints|exchange_id|change)$)/;

const INPUT = 'input[name], select[name], textarea[name]';
const BUTTON = 'button:not([type=button i], [type=reset i]), input[type=submit i]';

function formOf(host: HTMLElement): HTMLFormElement | undefined {
  const name = host.getAttribute('form');
  if (!name) return host.querySelector('form') ?? undefined;
  const found = document.getElementById(name) ?? findElement(document, name);
  return found instanceof HTMLFormElement ? found : undefined;
}

/** The names of inputs that an addition has no place for, whatever they hold now. */
function foreignNames(form: HTMLFormElement): readonly string[] {
  const names = [...form.elements]
    .filter((one) => one.matches(INPUT))
    .filter((one) => one.matches('[type=file i]') || !PLAIN_NAMES.includes(nameOf(one)))
    .map(nameOf)
    .filter((name) => name !== '' && !OF_PLATFORM.test(name));
  return [...new Set(names)];
}

const nameOf = (input: Element): string => input.getAttribute('name') ?? '';

/** Warns of inputs of a product's form for which the shopper has to leave the page. */
function warnOfNativePost(host: HTMLElement): void {
  const form = formOf(host);
  const buttons = [...(form?.elements ?? [])].filter((one) => one.matches(BUTTON));
  const names = form ? foreignNames(form) : [];
  if (names.length === 0 || buttons.every((button) => button.matches(NATIVE_BUTTON))) return;
  const named = names.map((name) => `name="${name}"`).join(', ');
  tell(
    host,
    `${named}: no part of an addition, so the browser sends the form; expected data-shop-native on the button where you want that.`,
  );
}

/** Warns of a choice that nobody takes. Versions are links, which the browser follows. */
function warnOfUntakenChoice(host: HTMLElement): void {
  if (host.getAttribute('of') === 'version' || hasProduct(host)) return;
  const controls = [...host.querySelectorAll('input, select')];
  if (controls.some((control) => formOfControl(control))) return;
  tell(
    host,
    'expected a <form> around it, or a shop-product to follow; without one nobody takes what is chosen.',
  );
}

const CHECKS: Readonly<Record<string, (host: HTMLElement) => void>> = {
  [PRODUCT]: warnOfNativePost,
  'shop-choice': warnOfUntakenChoice,
};

/** Warns of forms that do not sell as their author thinks. */
export function warnOfProductForms(host: HTMLElement): void {
  CHECKS[host.localName]?.(host);
}
