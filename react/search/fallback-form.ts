import type { RefObject } from 'react';
import { hostCell } from '../../logic/state/by-host.ts';
import { useOnMount } from '../host/use-on-change.ts';
import type { SearchProps } from './search-props.ts';

type FallbackProps = Pick<SearchProps, 'env' | 'name'>;

/** The text of a removed element, restored on reinsertion. */
const keptText = hostCell<string | undefined>(undefined);

/** The text field of the author's fallback form, used without JavaScript. */
export const fallbackField = ({ env: { host }, name }: FallbackProps) =>
  host.querySelector<HTMLInputElement>(`form input:is([name=${CSS.escape(name)}],[type=search])`);

/** The initial text of the box. Focus and selection move from the fallback field to the box. */
export function useFirstText(props: FallbackProps, input: RefObject<HTMLInputElement | null>) {
  const { host } = props.env;
  // runs once
  useOnMount(() => {
    const box = input.current;
    const field = fallbackField(props);
    if (field?.matches(':focus')) {
      box?.focus();
      box?.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
    return () => {
      if (box) keptText(host).current = box.value;
    };
  });
  return keptText(host).current ?? fallbackField(props)?.value;
}
