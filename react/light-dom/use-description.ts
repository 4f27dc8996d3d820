import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';
import { LIVE } from '../look/live.ts';

interface Description {
  /** The slot of the element; its class is `shop-<slot>`. */
  readonly slot: string;
  readonly text: string | undefined;
  readonly role?: string;
  /** Whether a new text is announced. */
  readonly isLive?: boolean;
  /** Suppresses the announcement of a new text, despite `role` or `isLive`. */
  readonly isQuiet?: boolean | undefined;
  /** An element of the theme to use instead of our own. */
  readonly line?: Element | undefined;
  /** Whether the element follows the input even inside the host. */
  readonly isBeside?: boolean;
}

/** The elements that contain our text. */
const lines = new WeakSet<Element>();
let count = 0;

/** Adds an id to `aria-describedby` of the input, or removes it; keeps other ids. */
function describe(input: Element, id: string, isOn: boolean): void {
  const before = input.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  // keeps the order of ids
  if (isOn && before.includes(id)) return;
  const ids = before.filter((one) => one && one !== id);
  if (isOn) ids.push(id);
  if (ids.length > 0) input.setAttribute('aria-describedby', ids.join(' '));
  else input.removeAttribute('aria-describedby');
}

type LineKind = Required<Pick<Description, 'slot' | 'role'>>;

function createLine({ slot, role }: LineKind): Element {
  const line = document.createElement('div');
  nameLine(line, { slot, role });
  line.className = `shop-${slot}`;
  line.slot = slot;
  lines.add(line);
  return line;
}

/** Sets the id and the role of an element, so that it is announced and can be referenced. */
function nameLine(line: Element, { slot, role }: LineKind): void {
  count += 1;
  line.id ||= `shop-${slot}-${count}`;
  if (role && !line.role) line.role = role;
}

/** Removes copies of our element that came with a clone of the host, but not elements of the page with our class. */
function dropCopies(host: Element, input: Element, slot: string): void {
  for (const copy of host.querySelectorAll(`:scope > .shop-${slot}[id^="shop-${slot}-"]`)) {
    if (lines.has(copy)) continue;
    describe(input, copy.id, false);
    copy.remove();
  }
}

/** Decides whether the next text is announced; an element of the theme may have a role that decides. */
function announce(line: Element, { isLive, isQuiet }: { isLive: boolean; isQuiet: boolean }): void {
  const isOurs = isLive && !line.role;
  if (isQuiet) line.ariaLive = 'off';
  else if (isOurs) line.ariaLive = LIVE['aria-live'];
  else if (line.ariaLive === 'off') line.ariaLive = null;
  if (isOurs) line.ariaAtomic = `${LIVE['aria-atomic']}`;
}

/** The last of our elements that follow an element, else that element. */
function lastLineAfter(element: Element): Element {
  const next = element.nextElementSibling;
  return next && lines.has(next) ? lastLineAfter(next) : element;
}

function placeLine(line: Element, input: Element, host: Element | undefined): void {
  if (host?.contains(input)) host.append(line);
  // inside a label it would be part of the input's name
  else lastLineAfter(input.closest('label') ?? input).after(line);
}

/**
 * Describes an input by text in the light DOM: at the end of the host, or, for an input outside it, after the input.
 * The element exists before its first text, as a live region must. Returns the element.
 */
export function useDescription(
  { host }: Environment,
  input: Element | undefined,
  {
    slot,
    text,
    role = '',
    isLive = false,
    isQuiet = false,
    line: given,
    isBeside = false,
  }: Description,
): RefObject<Element | undefined> {
  const ref = useRef<Element>(undefined);
  const around = isBeside ? undefined : host;
  useLayoutEffect(() => {
    if (!input) return;
    const line = given ?? createLine({ slot, role });
    dropCopies(host, input, slot);
    if (given) nameLine(given, { slot, role });
    else placeLine(line, input, around);
    ref.current = line;
    return () => {
      if (!given) line.remove();
      describe(input, line.id, false);
    };
  }, [host, input, slot, role, given, around]);
  // another element does not have the text yet
  useOnChange([input, text, isLive, isQuiet, given], () => {
    const line = ref.current;
    if (!input || !line) return;
    // keeps the page's own text until there is one of ours
    if (text !== undefined) lines.add(line);
    announce(line, { isLive, isQuiet });
    if (lines.has(line)) line.textContent = text ?? '';
    describe(input, line.id, Boolean(text));
  });
  return ref;
}
