import type { FormEvent, RefObject } from 'react';
import { searchText } from '../../logic/search/search-text.ts';
import { sentTextOf } from '../../logic/search/sent-text.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { fallbackField } from './fallback-form.ts';
import type { SearchProps } from './search-props.ts';

interface SearchBox {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly typedAt: RefObject<number>;
}

/**
 * Sends the typed text to the results page, through the author's form when there is one, because
 * that form may have more fields.
 */
export function submitSearch(
  event: FormEvent,
  props: SearchProps,
  { input, typedAt }: SearchBox,
): void {
  const { current: box } = input;
  const typed = box?.value ?? '';
  const text = searchText(typed);
  typedAt.current = 0;
  if (!text) box?.focus();
  if (!text || !props.onSubmit({ text })) {
    event.preventDefault();
    return;
  }
  pageStore.set(sentTextOf(props.env.host), text);
  const field = fallbackField(props);
  if (!field) return;
  event.preventDefault();
  field.value = typed;
  field.form?.requestSubmit();
}
