import { useLayoutEffect } from 'react';
import type { Control } from '../shared/fields/control.ts';

/** Says that an input is required where only the element around it does; a radio button cannot say so. */
export function useRequired(control: Control | undefined, isRequired: boolean): void {
  useLayoutEffect(() => {
    if (!control || !isRequired || control.required || control.type === 'radio') return;
    const before = control.ariaRequired;
    control.ariaRequired = 'true';
    return () => {
      control.ariaRequired = before;
    };
  }, [control, isRequired]);
}
