import { useLayoutEffect, useRef, useState } from 'react';
import { isSameId } from '../../logic/choice/choice.model.ts';
import { useListeners } from '../host/use-listeners.ts';
import { releaseControls, suspendControls } from '../light-dom/suspend-controls.ts';
import { useAria } from '../light-dom/use-aria.ts';
import { useDescription } from '../light-dom/use-description.ts';
import type { ChoiceView } from './choice-view.ts';
import { noteOf, stockOf } from './option-note.ts';
import { ownElements } from './read/own-elements.ts';
import { radiosOf } from './read/read-children.ts';
import { NOTE_CLASS } from './read/read-option.ts';

/** An element that names its radio buttons. */
const GROUP = 'fieldset, [role=radiogroup]';

const noteIn = (label: Element): Element | null => label.querySelector(`.${NOTE_CLASS}`);

/** Writes the note into the label of a radio button; an empty note is removed. */
function writeNote(label: Element, note: string): void {
  const shown = noteIn(label);
  // a space, as both texts are announced together
  const text = note && ` ${note}`;
  if (!text) shown?.remove();
  if (!text || shown?.textContent === text) return;
  const line = shown ?? label.appendChild(document.createElement('span'));
  line.className = NOTE_CLASS;
  line.textContent = text;
}

/**
 * Adds product notes to the page's radio buttons. Returns the labels with a note. Server-rendered notes are kept until
 * data arrive.
 */
function paintLabels(view: ChoiceView, painted: readonly HTMLElement[]): readonly HTMLElement[] {
  return radiosOf(view.env.host).flatMap(({ labels, value }) => {
    const label = labels?.[0];
    const option = view.options.find(({ id }) => isSameId(id, value));
    if (!label || !option) return [];
    const text = noteOf(view, option);
    if (!text && !view.marks.size && !painted.includes(label)) return [];
    label.dataset.stock = stockOf(view, option);
    writeNote(label, text);
    return [label];
  });
}

function clearLabel(label: HTMLElement): void {
  delete label.dataset.stock;
  noteIn(label)?.remove();
}

/** Keeps the notes in sync with the product, and restores the labels on unmount. */
function usePaintedLabels(view: ChoiceView): void {
  const painted = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    painted.current = paintLabels(view, painted.current);
  });
  // labels cannot be queried after removal, so they are stored
  useLayoutEffect(() => () => painted.current.forEach(clearLabel), []);
}

/** Dispatches the cancelable event before a radio button is checked; the browser reverts a cancelled click. */
function useCancelableClicks(view: ChoiceView): void {
  useListeners(view.env.host, {
    click(event) {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      const option = view.options.find(({ id }) => isSameId(id, target.value));
      if (option && !view.choose(option)) event.preventDefault();
    },
  });
}

/** Prevents radio buttons from being invalid before a refusal. */
function useSuspendedRadios(host: HTMLElement, isRefused: boolean): void {
  const radios = useRef<readonly HTMLInputElement[]>([]);
  useLayoutEffect(() => {
    radios.current = radiosOf(host);
    if (isRefused) releaseControls(radios.current);
    else suspendControls(radios.current);
  });
  useLayoutEffect(() => () => releaseControls(radios.current), []);
}

/** Keeps the page's radio buttons and adds notes from the product data. */
export function useEnhancedRadios(view: ChoiceView): void {
  const { host } = view.env;
  const [ownGroup] = ownElements<HTMLElement>(host, GROUP);
  const groupAround = host.parentElement?.closest(GROUP);
  const group = ownGroup ?? (groupAround ? radiosOf(host)[0] : host);
  const [isNamed] = useState(() => host.matches('[aria-label], [aria-labelledby]'));
  useAria(group === host ? host : undefined, 'role', 'radiogroup');
  useAria(group === host && !isNamed ? host : undefined, 'ariaLabel', view.label);
  usePaintedLabels(view);
  useDescription(view.env, group, { slot: 'message', text: view.message, role: 'alert' });
  useSuspendedRadios(host, view.message !== undefined);
  useAria(group, 'ariaInvalid', view.message === undefined ? undefined : true);
  useCancelableClicks(view);
}
