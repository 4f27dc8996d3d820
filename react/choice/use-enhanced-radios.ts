import { useLayoutEffect, useRef } from 'react';
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

const noteIn = (label: Element): Element | null => label.querySelector(`.${NOTE_CLASS}`);

/** Writes the note into the label of a radio button; without words there is none. */
function writeNote(label: Element, words: string): void {
  const note = noteIn(label);
  // a blank, as the two are read out together
  const text = words && ` ${words}`;
  if (!text) note?.remove();
  if (!text || note?.textContent === text) return;
  const line = note ?? label.appendChild(document.createElement('span'));
  line.className = NOTE_CLASS;
  line.textContent = text;
}

/**
 * Says at each radio button of the page what the product knows of it; gives the labels that say so. What the page says
 * there stays until then.
 */
function paintLabels(view: ChoiceView, painted: readonly HTMLElement[]): readonly HTMLElement[] {
  return radiosOf(view.env.host).flatMap(({ labels, value }) => {
    const label = labels?.[0];
    const option = view.options.find(({ id }) => isSameId(id, value));
    if (!label || !option) return [];
    const words = noteOf(view, option);
    if (!words && !view.marks.size && !painted.includes(label)) return [];
    label.dataset.stock = stockOf(view, option);
    writeNote(label, words);
    return [label];
  });
}

function clearLabel(label: HTMLElement): void {
  delete label.dataset.stock;
  noteIn(label)?.remove();
}

/** Keeps the labels in step with the product, and leaves them as they were. */
function usePaintedLabels(view: ChoiceView): void {
  const painted = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    painted.current = paintLabels(view, painted.current);
  });
  // what is off the page has no labels any more, so they are kept
  useLayoutEffect(() => () => painted.current.forEach(clearLabel), []);
}

/** Asks the page before a radio button is chosen; the browser takes back what is refused. */
function useAskedPresses(view: ChoiceView): void {
  useListeners(view.env.host, {
    click(event) {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      const option = view.options.find(({ id }) => isSameId(id, target.value));
      if (option && !view.choose(option)) event.preventDefault();
    },
  });
}

/** No radio button is called wrong before the shopper was refused. */
function useSuspendedRadios(host: HTMLElement, isRefused: boolean): void {
  const radios = useRef<readonly HTMLInputElement[]>([]);
  useLayoutEffect(() => {
    radios.current = radiosOf(host);
    if (isRefused) releaseControls(radios.current);
    else suspendControls(radios.current);
  });
  useLayoutEffect(() => () => releaseControls(radios.current), []);
}

/** Radio buttons of the page stay where they are, and say what the product knows of them. */
export function useEnhancedRadios(view: ChoiceView): void {
  const { host } = view.env;
  const group =
    ownElements<HTMLElement>(host, 'fieldset, [role=radiogroup]')[0] ?? radiosOf(host)[0];
  usePaintedLabels(view);
  useDescription(view.env, group, { slot: 'message', text: view.message, role: 'alert' });
  useSuspendedRadios(host, view.message !== undefined);
  useAria(group, 'ariaInvalid', view.message === undefined ? undefined : true);
  useAskedPresses(view);
}
