import { type RefObject, useLayoutEffect } from 'react';
import { hostCell } from '../../logic/state/by-host.ts';
import type { SearchProps } from './search-props.ts';

type FallbackProps = Pick<SearchProps, 'env' | 'name'>;

/** The text in the box of an element that was removed: it is there again when the element is. */
const keptText = hostCell<string | undefined>(undefined);

/** The text field of the form that the tag's author wrote for pages without script. */
export const fallbackField = ({ env: { host }, name }: FallbackProps) =>
  host.querySelector<HTMLInputElement>(`form input:is([name=${CSS.escape(name)}],[type=search])`);

/** The text that the box begins with. Whoever was typing into the fallback goes on in the box. */
export function useFirstText(props: FallbackProps, input: RefObject<HTMLInputElement | null>) {
  const { host } = props.env;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first time
  useLayoutEffect(() => {
    const box = input.current;
    const field = fallbackField(props);
    if (field?.matches(':focus')) {
      box?.focus();
      box?.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
    return () => {
      if (box) keptText(host).current = box.value;
    };
  }, []);
  return keptText(host).current ?? fallbackField(props)?.value;
}
