import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';

/** Several changes in a row, such as clicks on “+”, are announced once. */
const DEBOUNCE_MS = 1000;

/** The text for a live region after a change; '' for the first text, which the shopper finds on the page. */
export function useAnnouncement(text: string | undefined): string {
  const { clock } = useAtomValue(platformAtom);
  const first = useRef(text);
  const [announcement, setAnnouncement] = useState('');
  first.current ??= text;
  useEffect(() => {
    if (text === undefined || (text === first.current && !announcement)) return;
    return clock.after(DEBOUNCE_MS, () => setAnnouncement(text));
  }, [clock, text, announcement]);
  return announcement;
}
