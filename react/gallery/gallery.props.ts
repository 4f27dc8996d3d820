import type { Environment } from '../host/environment.ts';

/** Where the thumbnails are; `auto`: below the pictures, and dots on phones. */
export const THUMBS = ['auto', 'start', 'bottom', 'none'] as const;
/** What a click on a picture opens. */
export const ZOOM = ['dialog', 'none'] as const;

export interface GalleryProps {
  label: string | undefined;
  thumbs: (typeof THUMBS)[number];
  zoom: (typeof ZOOM)[number];
  follow: boolean;
  loop: boolean;
  onChange: (detail: { index: number }) => void;
  onOpen: (detail: { index: number }) => boolean;
  onClose: () => void;
  env: Environment;
}
