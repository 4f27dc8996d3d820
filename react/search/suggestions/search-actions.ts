import type { MouseEvent } from 'react';
import type { SearchEntry } from '../../../logic/search/search.model.ts';
import type { SuggestionsProps } from '../search-props.ts';
import type { SearchView } from './use-search.ts';

export type SearchActions = ReturnType<typeof searchActions>;

/** What happens when the shopper chooses an option, clears or leaves; `isFull` where the box covers the screen. */
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
    /** First closes what shows, then clears the text; false where there is neither. */
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
      // what is only moved, or in a window that loses focus, is still focused afterwards
      queueMicrotask(() => shadowRoot?.activeElement ?? search.close());
    },
    leaveOverlay() {
      search.close();
      // the field would bring the overlay and the on-screen keyboard back
      input.form?.querySelector('button')?.focus();
    },
  };
}
