import { type RefObject, useLayoutEffect } from 'react';
import { findElement } from '../shared/find-element.ts';
import type { SearchProps } from './search-props.ts';

/** The text field of the form that the tag's author wrote for pages without script. */
export function fallbackField({
  env: { host },
  name,
}: Pick<SearchProps, 'env' | 'name'>): HTMLInputElement | undefined {
  const field = findElement(host, `form :is([name=${CSS.escape(name)}],[type=search])`);
  return field instanceof HTMLInputElement ? field : undefined;
}

/** Whoever was typing into the fallback when the tag came to life goes on typing. */
export function useFallbackFocus(
  props: SearchProps,
  input: RefObject<HTMLInputElement | null>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time
  useLayoutEffect(() => {
    const field = fallbackField(props);
    if (!field?.matches(':focus')) return;
    input.current?.focus();
    input.current?.setSelectionRange(field.selectionStart, field.selectionEnd);
  }, []);
}
