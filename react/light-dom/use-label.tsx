import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../logic/platform/listen.ts';

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
    const check = () => setBlank(hasBlankLabel(host));
    check();
    return listen(ref.current, { slotchange: check });
  });
  return (
    <>
      {isBlank && <span>{text}</span>}
      <slot ref={ref}>{text}</slot>
    </>
  );
}
