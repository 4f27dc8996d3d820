import { useState } from 'react';
import { srcsetOf } from '../../logic/minicart/minicart.model.ts';
import type { BasketProduct } from '../../logic/shared/basket.model.ts';

/** A product's image: WebP with its second image, then that one alone, then a drawing. */
export function MinicartImage({ icon, iconSecond }: Pick<BasketProduct, 'icon' | 'iconSecond'>) {
  const [failures, setFailures] = useState(0);
  const hasBoth = icon && iconSecond;
  const src = failures < (hasBoth ? 2 : 1) ? (iconSecond ?? icon) : undefined;
  return (
    <picture className="minicart__image" key={failures}>
      {hasBoth && failures === 0 && <source type="image/webp" srcSet={srcsetOf(icon)} />}
      {src ? (
        <img src={src} alt="" loading="lazy" onError={() => setFailures(failures + 1)} />
      ) : (
        <BagDrawing />
      )}
    </picture>
  );
}

/** A shopping bag. */
export function BagDrawing() {
  return (
    <svg className="minicart__bag" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 8h14l1 13H4L5 8zm4 3V6a3 3 0 0 1 6 0v5" />
    </svg>
  );
}
