import type { FormEvent, MouseEvent, RefObject } from 'react';
import { type SearchEntry, searchText } from '../../logic/search/search.model.ts';
import { fallbackField } from './fallback-form.ts';
import type { SearchProps } from './search-props.ts';
import type { SearchView } from './use-search.ts';

export type SearchActions = ReturnType<typeof searchActions>;

/** What happens on what the shopper does with the form and with an option. */
export function searchActions(
  props: SearchProps,
  search: SearchView,
  input: RefObject<HTMLInputElement | null>,
) {
  const { host } = props.env;
  const takeText = () => search.type(input.current?.value ?? '');

  /** Goes through the author's form where there is one, which may hold more fields than ours. */
  function submitFallback(event: FormEvent, typed: string): void {
    const field = fallbackField(props);
    if (!field?.form) return;
    event.preventDefault();
    field.value = typed;
    field.form.requestSubmit();
  }

  function searchAgain(text: string): void {
    if (!input.current) return;
    input.current.value = text;
    takeText();
    input.current.form?.requestSubmit();
  }

  return {
    takeText,
    submit(event: FormEvent) {
      const typed = input.current?.value ?? '';
      const text = searchText(typed);
      search.close();
      if (!text) input.current?.focus();
      if (!text || !props.onSubmit({ text })) return event.preventDefault();
      search.remember(text);
      submitFallback(event, typed);
    },
    choose(event: MouseEvent, { kind, name, link = '' }: SearchEntry) {
      if (kind === 'more') return;
      if (kind === 'recent') return searchAgain(name);
      if (!props.onSelect({ kind, name, link })) return event.preventDefault();
      if (kind === 'query') search.remember(name);
      search.close();
    },
    leave({ relatedTarget }: { relatedTarget: EventTarget | null }) {
      const { shadowRoot } = host;
      if (relatedTarget instanceof Node && shadowRoot?.contains(relatedTarget)) return;
      // what is only moved, or in a window that loses focus, is still focused afterwards
      queueMicrotask(() => shadowRoot?.activeElement ?? search.close());
    },
    leaveOverlay() {
      search.close();
      // the field would bring the overlay and the on-screen keyboard back
      input.current?.form?.querySelector('button')?.focus();
    },
  };
}
