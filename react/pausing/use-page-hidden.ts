import { useSyncExternalStore } from 'react';
import { listen } from '../../logic/platform/listen.ts';

const subscribe = (onChange: () => void) => listen(document, { visibilitychange: onChange });

/** Whether the page is hidden: in a background tab, or with the screen off. */
export const usePageHidden = (): boolean =>
  useSyncExternalStore(subscribe, () => document.visibilityState === 'hidden');
