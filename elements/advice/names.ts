import { rootOf } from '../../logic/platform/root-of.ts';
import { type NamedThing, warnOfMissing } from '../../react/host/report-missing.ts';
import { findElement } from '../../react/light-dom/find-element.ts';
import { findControl } from '../../react/validation/control.ts';
import { docsOf } from '../declare/docs.ts';

type Finder = (host: HTMLElement, name: string) => unknown;

const CONTROL = 'input, select, textarea';

/** The form whose inputs an author names: that of the element's own input, or the one inside the element. */
const formOf = (host: HTMLElement): HTMLFormElement | null =>
  host.querySelector<HTMLInputElement>(CONTROL)?.form ?? host.querySelector('form');

const findInput: Finder = (host, name) =>
  findControl(name, { root: rootOf(host), form: formOf(host) });

const byId: Finder = (host, name) => rootOf(host).getElementById(name);

/** An empty list has nothing to match. */
const findRow: Finder = (host, name) =>
  findElement(host, name) ??
  host.querySelector('.product, li:not(nav *, form *, [slot] *)') === null;

const inputById: Finder = (host, name) => byId(host, name) instanceof HTMLInputElement;

/** How each tag looks up the names that its author uses. */
const FINDERS: Readonly<Record<NamedThing, Finder>> = {
  control: (_, name) => findElement(document, name),
  input: findInput,
  key: findInput,
  own: findElement,
  date: inputById,
  region: (_, name) => findElement(document, name),
  row: findRow,
  place: (host, name) => byId(host, name) ?? findElement(document, name),
};

const reported = new WeakSet<HTMLElement>();

/** Whether the author was warned that the target of an attribute does not exist. */
export const isMissingReported = (host: HTMLElement): boolean => reported.has(host);

/** The names in an attribute: a single one, or a list. */
const namesIn = (value: unknown): readonly string[] =>
  [value].flat().flatMap((name) => (typeof name === 'string' && name ? name : []));

/** Warns about attributes that name something that the page does not have. */
export function warnOfMissingNames(host: HTMLElement): void {
  for (const [prop, docs] of Object.entries(docsOf(host.localName)?.attributes ?? {})) {
    const thing = typeof docs === 'object' && docs.names;
    if (!thing) continue;
    const missing = namesIn(Reflect.get(host, prop)).filter((one) => !FINDERS[thing](host, one));
    for (const name of missing) {
      reported.add(host);
      warnOfMissing(host, name, thing);
    }
  }
}
