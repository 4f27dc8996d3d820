import { useLayoutEffect } from 'react';

/** Sets an ARIA property of an input and restores it afterwards; undefined leaves the author's own value. */
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
