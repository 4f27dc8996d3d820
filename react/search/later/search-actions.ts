import type { MouseEvent } from 'react';
import type { SearchEntry } from '../../../logic/search/search.model.ts';
import type { SuggestionsProps } from '../search-props.ts';
import type { SearchView } from './use-search.ts';

export type SearchActions = ReturnType<typeof searchActions>;

/** The handlers for choosing an option, clearing the text and leaving; `isFull` when the box covers the screen. */
export function searchActions(
  { env, input, onSelect }: SuggestionsProps,
  search: SearchView,
  isFull: boolean,
) {
  const { host } = env;
  const { shadowRoot } = host;
  const clear = () => {
    input.value = '';
    input.focus();
    search.type('');
  };
  return {
    clear,
    /** Closes the panel, or else clears the text; returns false when there is neither. */
    escape(): boolean {
      if (isFull || search.isShown()) search.close();
      else if (input.value) clear();
      else return false;
      return true;
    },
    choose(event: MouseEvent, { kind, name, link = '' }: SearchEntry) {
      if (kind === 'more') return;
      if (kind === 'recent') {
        input.value = name;
        return input.form?.requestSubmit();
      }
      if (!onSelect({ kind, name, link })) return event.preventDefault();
      if (kind === 'query') search.remember(name);
      search.close();
    },
    leave({ relatedTarget }: FocusEvent) {
      const isInside = (root: Node | null) =>
        relatedTarget instanceof Node && root?.contains(relatedTarget);
      if (isInside(shadowRoot) || isInside(host)) return;
      // a field that is only moved, or whose window loses focus, is focused again in the next microtask
      queueMicrotask(() => shadowRoot?.activeElement ?? search.close());
    },
    leaveOverlay() {
      search.close();
      // focus on the field would open the overlay and the on-screen keyboard again
      input.form?.querySelector('button')?.focus();
    },
  };
}
