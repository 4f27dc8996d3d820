import type { RefObject } from 'react';
import { hostCell } from '../../logic/state/by-host.ts';
import { useOnMount } from '../host/use-on-change.ts';

/** The text of a removed element, restored on reinsertion. */
const firstText = hostCell<string | undefined>(undefined);

/**
 * The initial text of an input that replaces a field of the author's fallback. Focus and selection move from that field
 * to the input.
 */
export function useFirstText(
  host: HTMLElement,
  field: HTMLInputElement | null,
  input: RefObject<HTMLInputElement | null>,
): string | undefined {
  // runs once
  useOnMount(() => {
    const box = input.current;
    if (field?.matches(':focus')) {
      box?.focus();
      box?.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
    return () => {
      if (box) firstText(host).current = box.value;
    };
  });
  return firstText(host).current ?? field?.value;
}
