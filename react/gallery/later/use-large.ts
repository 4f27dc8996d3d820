import { useState } from 'react';
import { safeImage } from '../../../logic/wire/safe-link.ts';
import { useOnChange } from '../../host/use-on-change.ts';
import { dataIn } from '../../light-dom/find-element.ts';
import type { Picture } from '../use-pictures.ts';

/** The addresses of large files that the browser has decoded. */
const decoded = new Set<string>();
/** Those that failed: a policy refuses them every time. */
const failed = new Set<string>();

/** The address of the large file: that of the theme's attributes, else of the link. */
const addressOf = ({ slide, link }: Picture): string | undefined =>
  safeImage(
    dataIn(slide, 'data-img_high_res_webp') ??
      dataIn(slide, 'data-img_high_res') ??
      link?.getAttribute('href'),
  );

/** The address of a picture's large file, once needed and decoded; undefined until then, and after a failure. */
export function useLarge(picture: Picture, isNeeded: boolean): string | undefined {
  const address = isNeeded ? addressOf(picture) : undefined;
  const [, refresh] = useState({});
  useOnChange([address], () => {
    if (!address || failed.has(address) || decoded.has(address)) return;
    let isWanted = true;
    const image = new Image();
    image.src = address;
    image.decode().then(
      () => {
        decoded.add(address);
        if (isWanted) refresh({});
      },
      () => isWanted && failed.add(address),
    );
    return () => {
      isWanted = false;
    };
  });
  return address && decoded.has(address) ? address : undefined;
}
