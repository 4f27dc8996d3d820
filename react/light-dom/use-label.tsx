import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { listen } from '../../logic/platform/listen.ts';

const isWhiteSpace = (node: Node): boolean => node instanceof Text && !node.data.trim();

const isLabel = (node: Node): boolean =>
  node instanceof Text || (node instanceof Element && !node.slot);

/** Whether the element contains only white space. */
function hasBlankLabel({ childNodes }: HTMLElement): boolean {
  const nodes = [...childNodes].filter(isLabel);
  return nodes.length > 0 && nodes.every(isWhiteSpace);
}

/** A label: the element's own content, or the given text if it is empty or only white space. The text is optional. */
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
