import { rootOf } from '../../logic/platform/root-of.ts';
import { withPart } from '../../logic/validation/joined-value.ts';
import { findElements } from '../light-dom/find-element.ts';
import { type Control, controlsOf, isControl, type NameScope } from './control.ts';
import { byPosition } from './page-fields.ts';

const MARKED = '[data-concat-to]';

/** The input of the same form that the theme marks as the target of this one. */
function targetOf(part: Control): Control | undefined {
  const selector = part.dataset.concatTo;
  const found = selector ? findElements(rootOf(part), selector) : [];
  return found.filter(isControl).find(({ form }) => form === part.form);
}

/** Whether a theme joins the two inputs. */
export const areJoined = (one: Control, other: Control): boolean =>
  targetOf(one) === other || targetOf(other) === one;

/** The input that the theme joins with this one. */
export const markedPartner = (control: Control): Control | undefined =>
  targetOf(control) ??
  controlsOf(rootOf(control), control.form, MARKED).find((one) => targetOf(one) === control);

/** Joins inputs marked by the theme in the submitted data: the theme's own handler does not receive the submission. */
export function joinMarked({ root, form }: NameScope, data: FormData): void {
  for (const part of controlsOf(root, form, `${MARKED}:enabled`)) {
    const target = targetOf(part);
    const [value, ...others] = target ? data.getAll(target.name) : [];
    if (!target || typeof value !== 'string' || others.length > 0) continue;
    const isBefore = byPosition(part, target) < 0;
    data.set(target.name, withPart(value, { text: part.value, isBefore }));
  }
}
