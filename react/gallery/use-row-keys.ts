import type { RefObject } from 'react';
import { useListeners } from '../host/use-listeners.ts';
import { isModified } from '../light-dom/is-modified.ts';
import { slideAfterKey } from '../slides/slide-after-key.ts';
import type { GalleryProps } from './gallery.props.ts';
import type { Picture } from './use-pictures.ts';

interface Row extends Pick<GalleryProps, 'env' | 'zoom' | 'loop'> {
  readonly pictures: readonly Picture[];
  /** The box that scrolls, and can have focus. */
  readonly stage: RefObject<HTMLElement | null>;
  readonly current: number;
  readonly last: number;
  readonly goTo: (index: number) => void;
  readonly open: () => void;
}

/** Handles the keys of the row and of a picture's link; the browser handles those of videos. */
export function useRowKeys(row: Row): void {
  const { env, pictures, stage, goTo } = row;
  const indexAfter = (key: string) => slideAfterKey(key, row, env.host.matches(':dir(rtl)'));
  /** Acts on a key of the row; returns false for other keys. */
  const handleRowKey = (key: string): boolean => {
    const index = indexAfter(key);
    if (index !== undefined) goTo(index);
    else if (key === 'Enter' && row.zoom === 'dialog') row.open();
    else return false;
    return true;
  };
  /** Moves to another picture, whose link gets focus: the link with focus would be out of view. */
  const handleLinkKey = (key: string): boolean => {
    const index = indexAfter(key);
    if (index === undefined) return false;
    goTo(index);
    pictures[index]?.link?.focus({ preventScroll: true });
    return true;
  };
  const handlerOf = (target: EventTarget | undefined) => {
    if (target === stage.current) return handleRowKey;
    return pictures.some(({ link }) => link === target) ? handleLinkKey : undefined;
  };
  // on the host, because React does not see the keys of slotted links
  useListeners(env.host, {
    keydown(event) {
      if (event.defaultPrevented || isModified(event)) return;
      if (handlerOf(event.composedPath()[0])?.(event.key)) event.preventDefault();
    },
  });
}
