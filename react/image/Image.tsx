import { safeImage } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { useLightDom } from '../light-dom/use-light-child.ts';
import { Picture } from '../look/picture/Picture.tsx';
import { type PictureSource, sourceOf } from '../look/picture/picture-source.ts';

const sourceOfChild = (child: HTMLSourceElement): PictureSource => ({
  srcSet: child.srcset,
  media: child.media || undefined,
  type: child.type || undefined,
  sizes: child.sizes || undefined,
});

const sourcesIn = (host: HTMLElement): readonly PictureSource[] =>
  [...host.querySelectorAll('source')].filter(({ srcset }) => srcset).map(sourceOfChild);

/** The `<source>`s among the element's children, including later ones. */
const useSources = (host: HTMLElement): readonly PictureSource[] =>
  useLightDom(host, {
    read: () => sourcesIn(host),
    changes: {
      childList: true,
      subtree: true,
      attributeFilter: ['srcset', 'media', 'type', 'sizes'],
    },
  });

export interface ImageProps {
  src: string | undefined;
  smallSrc: string | undefined;
  alt: string | undefined;
  width: number | undefined;
  height: number | undefined;
  eager: boolean;
  env: Environment;
}

/** The screens that use the small source (docs/specification.md#s9-display). */
const SMALL_SCREENS = '(max-width: 420px)';

/** A lazily loaded image, with a small source for small screens. */
export function Image({ src, smallSrc, eager, ...box }: ImageProps) {
  const sources = useSources(box.env.host);
  const address = safeImage(src) ?? safeImage(smallSrc);
  if (!address) return <Fallback />;
  return (
    <Picture
      {...box}
      sources={[...sources, ...sourceOf(smallSrc, SMALL_SCREENS)]}
      src={address}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
}
