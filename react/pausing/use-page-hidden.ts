import { useSyncExternalStore } from 'react';
import { listen } from '../../logic/platform/listen.ts';

const subscribe = (onChange: () => void) => listen(document, { visibilitychange: onChange });

/** Whether the page is hidden: its tab is in the background, or the screen is off. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
