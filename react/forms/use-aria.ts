import { useLayoutEffect } from 'react';

/** Says something of an input to assistive technology, and takes it back; undefined leaves what the page's author wrote. */
export function useAria(
  input: HTMLElement | undefined,
  name: 'ariaInvalid' | 'ariaRequired',
  isSo: boolean | undefined,
): void {
  useLayoutEffect(() => {
    if (!input || isSo === undefined) return;
    const before = input[name];
    input[name] = isSo ? 'true' : null;
    return () => {
      input[name] = before;
    };
  }, [input, name, isSo]);
}
