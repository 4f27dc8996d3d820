import { fixture, fixtureCleanup } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type {} from '../../elements/tag-types.ts';
import { resetPage } from '../../elements/testing.ts';
import { settle } from './fake-clock.ts';
import { eventsOf } from './next-event.ts';
import { all, one, part, parts } from './shadow.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

/** The class of a tag by its name; a tag that only tests have has no more than all tags have. */
export type TagOf<Name extends string> = Name extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Name] & Tag
  : Tag;

/** A tag on the page, and what a test asks of it; its functions may be taken apart. */
export interface Mounted<Name extends string = string> {
  /** The tag itself: attributes, properties, methods. */
  readonly element: TagOf<Name>;
  /** The element around all that the template holds. */
  readonly page: HTMLElement;
  /** Whether its dialog is modal; for a tag that shows no dialog, whether it is in the state `open`. */
  readonly isOpen: boolean;
  /** The first element that carries the part; throws if there is none. */
  part(name: string): HTMLElement;
  /** The elements that carry the part. */
  parts(name: string): HTMLElement[];
  /** The one element that matches inside the shadow root; throws if there is none. */
  one(selector: string): HTMLElement;
  /** The elements that match inside the shadow root. */
  all(selector: string): HTMLElement[];
  /** Every event of that name from now on. */
  events(name: string): readonly Event[];
  /** Until the tag shows what it was given. */
  settled(): Promise<void>;
}

interface PageOptions {
  /** The language of the page; Polish unless given. */
  readonly lang?: string;
  /** The direction of the page; the document's unless given. */
  readonly dir?: string;
}

/** Whether a tag shows its dialog; for a tag without one, whether it is in the state `open`. */
export function isOpen(element: Element): boolean {
  const dialog = element.shadowRoot?.querySelector('dialog');
  return dialog ? dialog.matches(':modal') : element.matches(':state(open)');
}

/** The handle of a tag that a test makes itself, e.g. by `createElement`. */
export const handleOf = <Name extends string>(
  element: TagOf<Name>,
  page: HTMLElement = document.body,
): Mounted<Name> => ({
  element,
  page,
  get isOpen() {
    return isOpen(element);
  },
  part: (name) => part(element, name),
  parts: (name) => parts(element, name),
  one: (selector) => one(element, selector),
  all: (selector) => all(element, selector),
  events: (name) => eventsOf(element, name),
  settled: () => element.updateComplete,
});

/**
 * Puts a template on the page and gives the first tag of that name in it, once it shows. Page and state go with the
 * test; throws if the template holds no such tag.
 */
export async function mount<Name extends string>(
  name: Name,
  template: TemplateResult | Node | string,
  { lang = 'pl', dir = '' }: PageOptions = {},
): Promise<Mounted<Name>> {
  const page = Object.assign(document.createElement('div'), { lang, dir });
  await fixture(template, { parentNode: page });
  const element = page.querySelector<TagOf<Name>>(name);
  if (!element) throw new Error(`Expected a ${name} in: ${page.innerHTML}`);
  const mounted = handleOf<Name>(element, page);
  await mounted.settled();
  await settle();
  return mounted;
}

afterEach(async () => {
  fixtureCleanup();
  // a tag that has gone lets go of its state in a later task
  await settle();
  resetPage();
});
