import { useLayoutEffect } from 'react';

/** Sets an ARIA property of an element and restores it afterwards; undefined leaves the author's own value. */
export function useAria(
  element: HTMLElement | undefined,
  name: 'ariaInvalid' | 'ariaRequired' | 'ariaLabel' | 'role',
  value: boolean | string | undefined,
): void {
  useLayoutEffect(() => {
    if (!element || value === undefined) return;
    const before = element[name];
    element[name] = value === false ? null : `${value}`;
    return () => {
      element[name] = before;
    };
  }, [element, name, value]);
}
