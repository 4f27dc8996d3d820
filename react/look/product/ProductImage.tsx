import { useState } from 'react';
import { srcsetOf } from '../../../logic/wire/safe-link.ts';
import { BAG, Icon } from '../Icon.tsx';

export interface ProductImageProps {
  /** An address that is safe to load; WebP where there is a second one. */
  icon: string | undefined;
  /** The image for browsers without WebP. */
  iconSecond: string | undefined;
  className?: string;
  part?: string;
}

/** A product's image beside its name: WebP with its second image, then that one alone, then a drawing. */
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
