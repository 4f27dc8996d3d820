import { useLayoutEffect, useRef, useState } from 'react';

const isWhiteSpace = (node: Node): boolean => node instanceof Text && !node.data.trim();

/** The element's own content as a label; where it has none, or only the white space of a template, the given text. */
export function LabelSlot({ children }: { children: string }) {
  const ref = useRef<HTMLSlotElement>(null);
  const [isBlank, setBlank] = useState(false);
  useLayoutEffect(() => {
    const slot = ref.current;
    const check = () => {
      const nodes = slot?.assignedNodes() ?? [];
      setBlank(nodes.length > 0 && nodes.every(isWhiteSpace));
    };
    check();
    slot?.addEventListener('slotchange', check);
    return () => slot?.removeEventListener('slotchange', check);
  }, []);
  return (
    <>
      {isBlank && children}
      <slot ref={ref}>{children}</slot>
    </>
  );
}
