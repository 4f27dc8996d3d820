import { useLayoutEffect, useState } from 'react';
import { listen, together } from '../../logic/platform/listen.ts';
import { rootOf } from '../../logic/platform/root-of.ts';
import { useListeners } from '../host/use-listeners.ts';
import { requestSubmit } from '../light-dom/safe-form.ts';

/** A control that fails the browser's validation. */
const INVALID_FIELD = ':is(input, select, textarea):invalid';

/** Focuses the button on a click on a label of the select, because a select that is not rendered cannot have focus. */
export function useLabels(select: HTMLSelectElement | undefined, focus: () => void): void {
  useLayoutEffect(() => {
    if (!select) return;
    const onClick = (event: Event) => {
      const isOther = event.target instanceof Element && event.target.closest('a, button, input');
      if (isOther) return;
      event.preventDefault();
      focus();
    };
    return together([...select.labels].map((label) => listen(label, { click: onClick })));
  });
}

/** Submits the select's form when another option is selected, after all listeners inside the root. */
export function useAutoSubmit(select: HTMLSelectElement | undefined, isOn: boolean): void {
  useListeners(isOn ? select && rootOf(select) : undefined, {
    change({ target }) {
      if (target === select && select?.form) requestSubmit(select.form);
    },
  });
}

/**
 * Whether native validation has found a required select empty. The browser cannot show its message at the hidden
 * select, so the button receives focus, unless the shopper is typing elsewhere.
 */
export function useInvalid(select: HTMLSelectElement | undefined, focus: () => void): boolean {
  const [isRefused, setRefused] = useState(false);
  useListeners(select, {
    invalid(event) {
      event.preventDefault();
      setRefused(true);
      const isFirst = select?.form?.querySelector(INVALID_FIELD) === select;
      const isTyping = document.activeElement?.matches(':read-write');
      if (isFirst && !isTyping) focus();
    },
  });
  return isRefused && select?.validity.valid === false;
}
