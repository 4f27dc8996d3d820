import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Environment } from '../host/environment.ts';
import { useOnChange } from '../host/use-on-change.ts';

interface Description {
  /** The slot that the line goes into; its class is `shop-<slot>`. */
  readonly slot: string;
  readonly text: string | undefined;
  readonly role?: string;
  /** Whether a new text is not announced, though the role would have it so. */
  readonly isQuiet?: boolean | undefined;
  /** An element of the theme's that is the line; else one of ours is put there. */
  readonly line?: Element | undefined;
  /** Whether the line stands after the input also where that is inside of the tag. */
  readonly isBeside?: boolean;
}

/** The lines that have our text. */
const lines = new WeakSet<Element>();
let count = 0;

/** Adds an id to those that describe the input, or takes it away; the ids of others stay. */
function describe(input: Element, id: string, isOn: boolean): void {
  const before = input.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  // its place among the others stays
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

/** Gives a line the id and the role with which it is announced and referred to. */
function nameLine(line: Element, { slot, role }: LineKind): void {
  count += 1;
  line.id ||= `shop-${slot}-${count}`;
  if (role && !line.role) line.role = role;
}

/** Tells our line from a copy that came with a clone of the element, and from elements of the page with our class. */
function dropCopies(host: Element, input: Element, slot: string): void {
  for (const copy of host.querySelectorAll(`:scope > .shop-${slot}[id^="shop-${slot}-"]`)) {
    if (lines.has(copy)) continue;
    describe(input, copy.id, false);
    copy.remove();
  }
}

/** Decides whether the next text of a line is announced, as its role has it. */
function hush(line: Element, isQuiet: boolean): void {
  if (isQuiet) line.ariaLive = 'off';
  else if (line.ariaLive === 'off') line.ariaLive = null;
}

/** The last of our lines that follow an element, else the element. */
function lastLineAfter(element: Element): Element {
  const next = element.nextElementSibling;
  return next && lines.has(next) ? lastLineAfter(next) : element;
}

function placeLine(line: Element, input: Element, around: Element): void {
  if (around !== input && around.contains(input)) around.append(line);
  // inside of a label it would be part of the input's name
  else lastLineAfter(input.closest('label') ?? input).after(line);
}

/**
 * Describes an input by a line of text in the light DOM: at the end of the element, or, for an input
 * outside of it, after the input. It is there, empty, before its first text: a live region must be. Gives the line.
 */
export function useDescription(
  { host }: Environment,
  input: Element | undefined,
  { slot, text, role = '', isQuiet = false, line: given, isBeside = false }: Description,
): RefObject<Element | undefined> {
  const ref = useRef<Element>(undefined);
  const around = isBeside ? input : host;
  useLayoutEffect(() => {
    if (!input || !around) return;
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
  // another line has yet to say it
  useOnChange([input, text, isQuiet, given], () => {
    const line = ref.current;
    if (!input || !line) return;
    // the page's own text in its line stays until there is a text of ours
    if (text !== undefined) lines.add(line);
    hush(line, isQuiet);
    if (lines.has(line)) line.textContent = text ?? '';
    describe(input, line.id, Boolean(text));
  });
  return ref;
}
