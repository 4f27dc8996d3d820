import type { FormEvent } from 'react';
import { searchText } from '../../logic/search/search-text.ts';
import { fallbackField } from './fallback-form.ts';
import type { SearchLog, SearchProps } from './search-props.ts';

interface SearchBox {
  readonly input: HTMLInputElement | null;
  readonly log: SearchLog;
}

/**
 * Sends the typed text to the results page, through the author's form when there is one, because
 * that form may have more fields.
 */
export function submitSearch(
  event: FormEvent,
  props: SearchProps,
  { input, log }: SearchBox,
): void {
  const typed = input?.value ?? '';
  const text = searchText(typed);
  log.typedAt = 0;
  if (!text) input?.focus();
  if (!text || !props.onSubmit({ text })) {
    event.preventDefault();
    return;
  }
  log.sent = text;
  log.onSent();
  const field = fallbackField(props);
  if (!field) return;
  event.preventDefault();
  field.value = typed;
  field.form?.requestSubmit();
}
