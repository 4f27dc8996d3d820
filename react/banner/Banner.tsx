import { warnAuthor } from '../../logic/page/warn-author.ts';
import { safeHref, safeImage } from '../../logic/wire/safe-link.ts';
import type { Environment } from '../host/environment.ts';
import { Fallback } from '../host/Fallback.tsx';
import { Picture } from '../look/picture/Picture.tsx';
import { sourceOf } from '../look/picture/picture-source.ts';

export interface BannerProps {
  mobile: string | undefined;
  tablet: string | undefined;
  desktop: string | undefined;
  alt: string | undefined;
  href: string | undefined;
  width: number | undefined;
  height: number | undefined;
  env: Environment;
}

/** The media queries of views 3 and 4, and of view 2 below them (docs/specification.md#s2-layout-views). */
const DESKTOP = '(min-width: 979px)';
const TABLET = '(min-width: 757px)';

/**
 * An image for each view. The browser chooses by media queries, so that resizing runs no script. A view without an
 * image uses that of the next smaller view.
 */
export function Banner({ mobile, tablet, desktop, href, ...box }: BannerProps) {
  const smallest = [mobile, tablet, desktop].map(safeImage).find(Boolean);
  if (!smallest) return <Fallback />;
  const picture = (
    <Picture
      {...box}
      sources={[...sourceOf(desktop, DESKTOP), ...sourceOf(tablet, TABLET)]}
      src={smallest}
      loading="eager"
    />
  );
  const link = safeHref(href);
  if (!link) return picture;
  const tag = box.env.host.localName;
  if (__DEV__ && !box.alt) {
    warnAuthor(tag, `alt: expected a text that names the target of the link.`);
  }
  return (
    <a className="banner" part="link" href={link}>
      {picture}
    </a>
  );
}
