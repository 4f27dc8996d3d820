import { useLayoutEffect, useState } from 'react';

/** A field that the browser complains about. */
const INVALID_FIELD = ':is(input, select, textarea):invalid';

/** A press on the select's label goes to the button: what is not rendered cannot have the focus. */
export function useLabels(select: HTMLSelectElement, focus: () => void): void {
  useLayoutEffect(() => {
    const listening = new AbortController();
    const onClick = (event: Event) => {
      const isOther = event.target instanceof Element && event.target.closest('a, button, input');
      if (isOther) return;
      event.preventDefault();
      focus();
    };
    for (const label of select.labels) label.addEventListener('click', onClick, listening);
    return () => listening.abort();
  });
}

/** Submits the select's form when another option is chosen, after everybody else has heard of it. */
export function useAutoSubmit(select: HTMLSelectElement, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn) return;
    const root = select.getRootNode();
    const submit = ({ target }: Event) => {
      if (target !== select || !select.form) return;
      // not its own method: a field of the form may be called requestSubmit
      HTMLFormElement.prototype.requestSubmit.call(select.form);
    };
    root.addEventListener('change', submit);
    return () => root.removeEventListener('change', submit);
  });
}

/**
 * Whether the browser has found that nothing is chosen where something must be. It would tell at the
 * select, which is not to be seen; so the button gets the focus, unless the shopper is typing elsewhere.
 */
export function useInvalid(select: HTMLSelectElement, focus: () => void): boolean {
  const [isRefused, setRefused] = useState(false);
  useLayoutEffect(() => {
    const onInvalid = (event: Event) => {
      event.preventDefault();
      setRefused(true);
      const isFirst = select.form?.querySelector(INVALID_FIELD) === select;
      const isTyping = select.ownerDocument.activeElement?.matches(':read-write');
      if (isFirst && !isTyping) focus();
    };
    select.addEventListener('invalid', onInvalid);
    return () => select.removeEventListener('invalid', onInvalid);
  });
  return isRefused && !select.validity.valid;
}
