import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';

/** The number of times that the button was pressed. */
export const pressesAtom = atom(0);

/** A counter that shows its state, and whether its effects ran. */
export function Smoke() {
  const [presses, setPresses] = useAtom(pressesAtom);
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    <button type="button" data-mounted={mounted} onClick={() => setPresses(presses + 1)}>
      {presses}
    </button>
  );
}
