import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Handlers } from '../../../logic/platform/listen.ts';
import { useListeners } from '../../host/use-listeners.ts';
import type { SearchActions } from './search-actions.ts';
import type { Options } from './use-options.ts';
import type { SearchView } from './use-search.ts';

/** Whether a node is in the light DOM of the element. */
const isWithin = (host: HTMLElement, target: EventTarget | null): boolean =>
  target instanceof Node && target !== host && host.contains(target);

interface Combobox {
  readonly host: HTMLElement;
  readonly search: SearchView;
  readonly options: Options;
  readonly actions: SearchActions;
}

/** Turns the text field, which exists before the suggestions load, into a combobox. */
export function useCombobox(input: HTMLInputElement, combobox: Combobox): void {
  const { host, search, options, actions } = combobox;
  const { isOpen, open } = search;
  const { current } = options;
  const openByField = ({ target }: Event) => target === input && open();
  const takeText = () => {
    options.clear();
    search.type(input.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return options.onKeyDown(event);
    // the author's empty message closes with the panel, and focus in it would be lost
    if (isWithin(host, event.target)) input.focus();
    if (actions.escape()) event.preventDefault();
  };
  const handlers: Handlers = {
    focusin: openByField,
    click: openByField,
    input: (event) => (event as InputEvent).isComposing || takeText(),
    compositionend: takeText,
    // React does not know that a shadow tree event is running, so the next key would use the previous render
    keydown: (event) => event.isComposing || flushSync(() => onKeyDown(event)),
    focusout: actions.leave,
    // a click must not blur the field, or the results would close
    mousedown: (event) => event.target !== input && event.preventDefault(),
    submit: search.close,
  };
  // in the capture phase, so that a submit closes the results before the box's own listener runs
  useListeners(input.form, handlers, { capture: true });

  useLayoutEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value ? input.setAttribute(name, value) : input.removeAttribute(name);
    input.autocapitalize = 'none';
    input.spellcheck = false;
    set('aria-expanded', String(isOpen));
    set('aria-controls', isOpen ? 'results' : undefined);
    set('aria-activedescendant', current);
  }, [input, isOpen, current]);
}
