import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

const isWhiteSpace = (node: Node): boolean => node instanceof Text && !node.data.trim();

const isLabel = (node: Node): boolean =>
  node instanceof Text || (node instanceof Element && !node.slot);

/** Whether there is nothing but the white space of a template. */
function hasBlankLabel({ childNodes }: HTMLElement): boolean {
  const nodes = [...childNodes].filter(isLabel);
  return nodes.length > 0 && nodes.every(isWhiteSpace);
}

/**
 * A label: the element's own content; where it has none, or only the white space of a template, the given text. It may
 * also be left out.
 */
export function useLabel(host: HTMLElement, text: string): ReactNode {
  const ref = useRef<HTMLSlotElement>(null);
  const [isBlank, setBlank] = useState(() => hasBlankLabel(host));
  useLayoutEffect(() => {
    const slot = ref.current;
    const check = () => setBlank(hasBlankLabel(host));
    check();
    slot?.addEventListener('slotchange', check);
    return () => slot?.removeEventListener('slotchange', check);
  });
  return (
    <>
      {isBlank && <span>{text}</span>}
      <slot ref={ref}>{text}</slot>
    </>
  );
}
