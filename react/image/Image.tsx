import { safeImage } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { Picture } from '../look/picture/Picture.tsx';
import { sourceOf } from '../look/picture/picture-source.ts';
import { useSources } from './use-sources.ts';

export interface ImageProps {
  src: string | undefined;
  smallSrc: string | undefined;
  alt: string | undefined;
  width: number | undefined;
  height: number | undefined;
  eager: boolean;
  env: Environment;
}

/** The screens that get the small source (docs/specification.md#s9-display). */
const SMALL_SCREENS = '(max-width: 420px)';

/** A picture that loads when it comes near, with a small source for small screens. */
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
