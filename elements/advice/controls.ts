import { type Control, groupOf, isNamed } from '../../react/validation/control.ts';
import { docsOf } from '../declare/docs.ts';
import { warn } from './warn.ts';

const FIELDS = /^shop-(?:file-)?field$/;
const CONTROL =
  ':is(input, select, textarea):not([type=hidden], [type=submit], [type=button], [type=reset])';

/** Warns about a label whose input does not exist. */
function warnOfLabels(host: HTMLElement): void {
  for (const label of host.querySelectorAll('label')) {
    if (!label.htmlFor || document.getElementById(label.htmlFor)) continue;
    warn(host, `<label for="${label.htmlFor}">: expected the id of the input.`);
  }
}

/** The inputs of a field that no attribute names; one per group of radio buttons. */
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

/** A phone number may consist of several inputs, one of which a script submits. */
const isPhone = (host: HTMLElement): boolean =>
  (host.getAttribute('type') ?? '').startsWith('phone');

/** Warns about a field that contains several inputs. */
function warnOfSeveral(host: HTMLElement): void {
  const [first, second] = unnamedControls(host);
  if (!first || !second || isPhone(host) || host.matches('[control], shop-file-field')) return;
  warn(host, 'holds several inputs; expected control to name the one to check, using the first.');
}

/** The properties of a field that name an input submitted together with its own. */
const JOINS = ['houseNumberFrom', 'prefixFrom'];

/** Whether another input is submitted with this one's value, by an attribute of a field or by the theme. */
const isJoined = (control: Control): boolean =>
  control.hasAttribute('data-concat-to') ||
  [...(control.form?.querySelectorAll('shop-field') ?? [])]
    .flatMap((field) => JOINS.map((prop) => String(Reflect.get(field, prop) ?? '')))
    .some((name) => name !== '' && isNamed(control, name, control.form));

/** Warns about an input without a name, whose value is never submitted; a repeated value needs none. */
function warnOfUnsent(host: HTMLElement): void {
  const [control] = unnamedControls(host);
  const isLeftOut = isPhone(host) || host.matches('[same-as]');
  if (!control?.form || control.name || isLeftOut || isJoined(control)) return;
  warn(host, `its <${control.localName}> has no name, so that no form submits it.`);
}

/** Warns about the inputs and labels of a field. */
export function warnOfControls(host: HTMLElement): void {
  if (!FIELDS.test(host.localName)) return;
  warnOfLabels(host);
  warnOfSeveral(host);
  warnOfUnsent(host);
}
