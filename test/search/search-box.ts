import type { html } from '@open-wc/testing';
import type { ElementOf } from '../../elements/declare/element-types.ts';
import { registerElements } from '../../elements/start/register.ts';
import { searchElement } from '../../elements/tags/search/search.element.ts';
import { type FakePlatform, installFakePlatform, platform } from '../kit/fake-platform.ts';
import { mount } from '../kit/mount.ts';
import { all, one, texts } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { fullAnswer } from './search.fixtures.ts';

export type Search = ElementOf<typeof searchElement>;
export const SEARCH = 'productsTextSearch';

registerElements([searchElement]);

/** Installs a platform that finds entries for every block. */
export function installSearchPlatform(): FakePlatform {
  installFakePlatform();
  platform.answer(SEARCH, fullAnswer());
  return platform;
}

/** Mounts a template; returns its search element before the suggestions load. */
export async function boxIn(template: ReturnType<typeof html>): Promise<Search> {
  const { element } = await mount('shop-search', template);
  return element;
}

/** Mounts a template; returns its search element with its suggestions. */
export async function searchIn(template: ReturnType<typeof html>): Promise<Search> {
  const element = await boxIn(template);
  await comeNear(element);
  return element;
}

/** Shows interest in the box, and waits for the suggestions. */
export async function comeNear(element: Search): Promise<void> {
  element.dispatchEvent(new PointerEvent('pointerenter'));
  await suggestionsOf(element);
}

/** Waits for the suggestions. */
export const suggestionsOf = (element: Search): Promise<void> =>
  waitUntil(() => all(element, '[aria-live=polite]')[0], 'the suggestions come', { interval: 1 });

export function inputOf(element: Search): HTMLInputElement {
  const input = one(element, 'input');
  if (input instanceof HTMLInputElement) return input;
  throw new Error('Expected the text field to be an input.');
}

/** Sets the text of the field, like paste, autofill or a script. */
export function enter(element: Search, text: string): void {
  const input = inputOf(element);
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}

/** Sets the text of the field, and waits for the debounce. */
export async function searchFor(element: Search, text: string): Promise<void> {
  enter(element, text);
  await platform.clock.advance(500);
}

export const isOpen = (element: Search): boolean =>
  inputOf(element).getAttribute('aria-expanded') === 'true' && element.matches(':state(open)');

/** Sets the text of the field, and waits for the results. */
export async function showResults(element: Search, text: string): Promise<void> {
  await searchFor(element, text);
  await waitUntil(() => isOpen(element));
}

export const optionTexts = (element: Search): string[] => texts(element, '[role=option]');

/** The text of the active option. */
export function activeText(element: Search): string | undefined {
  const id = inputOf(element).getAttribute('aria-activedescendant');
  const option = id ? element.shadowRoot?.getElementById(id) : null;
  if (option && option.getAttribute('aria-selected') !== 'true') throw new Error('Not selected.');
  return option?.textContent?.trim();
}
