import { safeImage } from '../../logic/platform/safe-link.ts';

export interface ProductIconProps {
  /** The picture, or its WebP source where there is a second one. */
  icon: string | undefined;
  /** What browsers without WebP show. */
  iconSecond?: string | undefined;
  /** Width and height that are reserved, in CSS pixels. */
  size: number;
}

/** In a `srcset`, a space or a comma could begin another candidate. */
const asSource = (url: string): string =>
  url.trim().replace(/^data:/i.test(url) ? /\s/g : /[\s,]/g, encodeURIComponent);

/** The picture of a product beside its name, which says all that there is to say. */
export function ProductIcon({ icon, iconSecond, size }: ProductIconProps) {
  const [first, second] = [safeImage(icon), safeImage(iconSecond)];
  const src = second ?? first;
  if (!src) return null;
  return (
    <picture>
      {second && first && <source type="image/webp" srcSet={asSource(first)} />}
      <img src={src} alt="" width={size} height={size} loading="lazy" />
    </picture>
  );
}
