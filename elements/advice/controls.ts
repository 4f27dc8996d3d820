import { type Control, groupOf, isNamed } from '../../react/validation/control.ts';
import { docsOf } from '../declare/docs.ts';
import { warn } from './warn.ts';

const FIELDS = /^shop-(?:file-)?field$/;
const CONTROL =
  ':is(input, select, textarea):not([type=hidden], [type=submit], [type=button], [type=reset])';

/** Warns of a label for an input that there is not. */
function warnOfLabels(host: HTMLElement): void {
  for (const label of host.querySelectorAll('label')) {
    if (!label.htmlFor || document.getElementById(label.htmlFor)) continue;
    warn(host, `<label for="${label.htmlFor}">: expected the id of the input.`);
  }
}

/** The inputs of a field that none of its attributes names; one of each group of radio buttons. */
function unnamedControls(host: HTMLElement): Control[] {
  const names = Object.entries(docsOf(host.localName)?.attributes ?? {}).flatMap(([prop, docs]) =>
    typeof docs === 'object' && docs.names ? String(Reflect.get(host, prop) ?? '') : [],
  );
  return [...host.querySelectorAll<Control>(CONTROL)].filter(
    (control) =>
      groupOf(control)[0] === control &&
      !names.some((name) => name && isNamed(control, name, control.form)),
  );
}

/** A phone number may have several parts, of which a script sends one. */
const isPhone = (host: HTMLElement): boolean =>
  (host.getAttribute('type') ?? '').startsWith('phone');

/** Warns of a field whose input is one of several. */
function warnOfSeveral(host: HTMLElement): void {
  const [first, second] = unnamedControls(host);
  if (!first || !second || isPhone(host) || host.matches('[control], shop-file-field')) return;
  warn(host, 'holds several inputs; expected control to name the one to check, using the first.');
}

/** The properties of a field that name an input whose value is sent with its own. */
const JOINS = ['houseNumberFrom', 'prefixFrom'];

/** Whether another input is sent with this one's value: by a field's attribute, or by the theme's. */
const isJoined = (control: Control): boolean =>
  control.hasAttribute('data-concat-to') ||
  [...(control.form?.querySelectorAll('shop-field') ?? [])]
    .flatMap((field) => JOINS.map((prop) => String(Reflect.get(field, prop) ?? '')))
    .some((name) => name !== '' && isNamed(control, name, control.form));

/** Warns of an input whose value no form sends; a repeated value need not be sent. */
function warnOfUnsent(host: HTMLElement): void {
  const [control] = unnamedControls(host);
  const isLeftOut = isPhone(host) || host.matches('[same-as]');
  if (!control?.form || control.name || isLeftOut || isJoined(control)) return;
  warn(host, `its <${control.localName}> has no name, so that no form sends it.`);
}

/** Warns of the inputs and labels of a field. */
export function warnOfControls(host: HTMLElement): void {
  if (!FIELDS.test(host.localName)) return;
  warnOfLabels(host);
  warnOfSeveral(host);
  warnOfUnsent(host);
}
