import { useState } from 'react';
import { srcsetOf } from '../../../logic/wire/safe-link.ts';
import { BAG, Icon } from '../Icon.tsx';

export interface ProductImageProps {
  /** A safe URL; WebP if there is a second one. */
  icon: string | undefined;
  /** The image for browsers without WebP. */
  iconSecond: string | undefined;
  className?: string;
  part?: string;
}

/** A product's image beside its name: WebP with its second image, then only that, then a placeholder. */
export function ProductImage({ icon, iconSecond, className, part }: ProductImageProps) {
  const [failures, setFailures] = useState(0);
  const hasBoth = icon && iconSecond;
  const src = failures < (hasBoth ? 2 : 1) ? (iconSecond ?? icon) : undefined;
  return (
    <picture className={className} part={part} key={failures}>
      {hasBoth && failures === 0 && <source type="image/webp" srcSet={srcsetOf(icon)} />}
      {src ? (
        <img
          part="picture"
          src={src}
          alt=""
          loading="lazy"
          onError={() => setFailures(failures + 1)}
        />
      ) : (
        <Icon className="bag" path={BAG} />
      )}
    </picture>
  );
}
