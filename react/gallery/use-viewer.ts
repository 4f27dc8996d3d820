import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useIntent } from '../host/use-intent.ts';
import { useListeners } from '../host/use-listeners.ts';
import { useModuleOnClick } from '../host/use-module-on-click.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { isModified } from '../light-dom/is-modified.ts';
import type { GalleryProps } from './gallery.props.ts';
import type { Picture } from './use-pictures.ts';

const loadDialog = async () => (await import('./later/GalleryDialog.tsx')).GalleryDialog;

/** The index of the picture that was clicked: on its image, or on the link to its video. */
function clickedIndex(event: Event, pictures: readonly Picture[]): number {
  const path = event.composedPath();
  return pictures.findIndex(({ image, link }) =>
    [image, link].some((one) => one !== null && path.includes(one)),
  );
}

interface ViewerOptions extends Pick<GalleryProps, 'env' | 'zoom' | 'onOpen' | 'onClose'> {
  readonly pictures: readonly Picture[];
  readonly current: number;
  readonly within: (index: number) => number;
  readonly goTo: (index: number, isInstant?: boolean) => void;
  /** Focuses the current picture of the page. */
  readonly focusCurrent: () => void;
}

/** Opens a picture by a click on `host`, unless the click asks for a new tab. */
function useClicks(
  { host }: Environment,
  pictures: readonly Picture[],
  open: (index: number) => void,
): void {
  useListeners(host, {
    click(event) {
      const index = clickedIndex(event, pictures);
      if (index < 0 || event.defaultPrevented || isModified(event)) return;
      event.preventDefault();
      open(index);
    },
  });
}

/** The dialog with the large pictures, whose module loads at the first sign of interest. */
export function useViewer(options: ViewerOptions) {
  const { env, zoom, pictures, current, within, goTo, focusCurrent, onOpen, onClose } = options;
  const { page } = useAtomValue(platformAtom);
  const [isNear] = useIntent(env.host);
  const [isOpen, setOpen] = useState(false);
  const isUseful = zoom === 'dialog';
  const viewer = useModuleOnClick(env, loadDialog, isUseful && isNear);
  const show = (index: number) => {
    if (isOpen || !onOpen({ index })) return;
    goTo(index, true);
    setOpen(true);
  };
  const open = (wanted = current) => {
    if (!isUseful) return;
    const index = within(wanted);
    const { link } = pictures[index] ?? {};
    // without the dialog, the browser shows the file
    viewer.handleClick({ act: () => show(index), otherwise: () => link && page.follow(link.href) });
  };
  const close = () => {
    viewer.drop();
    if (!isOpen) return;
    setOpen(false);
    onClose();
  };
  useClicks(env, isUseful ? pictures : [], open);
  // after the dialog has closed and the browser has restored focus
  useOnNewValue(useRef(isOpen), isOpen, () => isOpen || focusCurrent());
  return { GalleryDialog: viewer.module, isOpen, open, close };
}
