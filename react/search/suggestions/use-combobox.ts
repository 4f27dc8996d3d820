import { useLayoutEffect, useRef } from 'react';
import type { SearchActions } from './search-actions.ts';
import type { Options } from './use-options.ts';
import type { SearchView } from './use-search.ts';

/** A method, so that it may ask for the event that its type brings. */
type Listener = { listen(event: Event): void }['listen'];

/** Whether a node is in the content of the tag. */
const isWithin = (host: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && target !== host && host.contains(target);

interface Combobox {
  readonly host: HTMLElement;
  readonly search: SearchView;
  readonly options: Options;
  readonly actions: SearchActions;
}

/** Makes a combobox of the text field, which was on the page before the suggestions. */
export function useCombobox(input: HTMLInputElement, combobox: Combobox): void {
  const { host, search, options, actions } = combobox;
  const { isOpen, open } = search;
  const { current } = options;
  const openByField = ({ target }: Event) => target === input && open();
  const takeText = () => {
    options.clear();
    search.type(input.value);
  };
  const listeners: Record<string, Listener> = {
    focusin: openByField,
    click: openByField,
    input: (event: InputEvent) => event.isComposing || takeText(),
    compositionend: takeText,
    keydown(event: KeyboardEvent) {
      if (event.isComposing) return;
      if (event.key !== 'Escape') return options.onKeyDown(event);
      // what the author says where nothing was found goes with the panel, and the focus on it
      if (isWithin(host, event.target)) input.focus();
      if (actions.escape()) event.preventDefault();
    },
    focusout: actions.leave,
    // what is pressed does not take the focus, so that the results stay
    mousedown: (event) => event.target !== input && event.preventDefault(),
    submit: search.close,
  };

  useLayoutEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value ? input.setAttribute(name, value) : input.removeAttribute(name);
    input.autocapitalize = 'none';
    input.spellcheck = false;
    set('aria-expanded', String(isOpen));
    set('aria-controls', isOpen ? 'results' : undefined);
    set('aria-activedescendant', current);
  }, [input, isOpen, current]);
  // attached once, and always the newest: adding them anew costs every key press
  const newest = useRef(listeners);
  newest.current = listeners;
  useLayoutEffect(() => {
    const controller = new AbortController();
    // before the box's own: a text that is sent closes the results first
    const on = { signal: controller.signal, capture: true };
    for (const type of Object.keys(newest.current)) {
      input.form?.addEventListener(type, (event) => newest.current[type]?.(event), on);
    }
    return () => controller.abort();
  }, [input]);
}
