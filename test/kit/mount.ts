import { fixture, fixtureCleanup } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import type {} from '../../elements/tag-types.ts';
import { resetPage } from '../../elements/testing.ts';
import { settle } from './fake-clock.ts';
import { eventsOf } from './next-event.ts';
import { all, one, part, parts } from './shadow.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

/** The class of a tag by name; a tag that only tests define has only the common members. */
export type TagOf<Name extends string> = Name extends keyof HTMLElementTagNameMap
  ? HTMLElementTagNameMap[Name] & Tag
  : Tag;

/** A tag on the page, and functions to inspect it, which may be destructured. */
export interface Mounted<Name extends string = string> {
  /** The tag itself: attributes, properties, methods. */
  readonly element: TagOf<Name>;
  /** The container of the template's content. */
  readonly page: HTMLElement;
  /** Whether its dialog is open as a modal one; for a tag without a dialog, whether it has the state `open`. */
  readonly isOpen: boolean;
  /** The first element with a part; throws if there is none. */
  part(name: string): HTMLElement;
  /** The elements with a part. */
  parts(name: string): HTMLElement[];
  /** The only element that matches inside the shadow root; throws if there is none. */
  one(selector: string): HTMLElement;
  /** The elements that match inside the shadow root. */
  all(selector: string): HTMLElement[];
  /** Collects every event with this name from now on. */
  events(name: string): readonly Event[];
  /** Waits until the tag has rendered its current data. */
  settled(): Promise<void>;
}

interface PageOptions {
  /** The language of the page; Polish by default. */
  readonly lang?: string;
  /** The direction of the page; by default the document's. */
  readonly dir?: string;
}

/** Whether a tag shows its dialog; for a tag without one, whether it has the state `open`. */
export function isOpen(element: Element): boolean {
  const dialog = element.shadowRoot?.querySelector('dialog');
  return dialog ? dialog.matches(':modal') : element.matches(':state(open)');
}

/** Wraps a tag that a test creates itself, e.g. with `createElement`. */
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
 * Renders a template on the page and resolves with the first tag with this name, once it has rendered. Page and state
 * are reset after the test; throws if the template does not contain the tag.
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
  // a removed tag releases its state in a later task
  await settle();
  resetPage();
});
