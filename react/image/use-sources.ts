import { useLayoutEffect, useState } from 'react';
import type { PictureSource } from '../look/picture/picture-source.ts';

const sourceOfChild = (child: HTMLSourceElement): PictureSource => ({
  srcSet: child.srcset,
  media: child.media || undefined,
  type: child.type || undefined,
  sizes: child.sizes || undefined,
});

const sourcesIn = (host: HTMLElement): readonly PictureSource[] =>
  [...host.querySelectorAll('source')].filter(({ srcset }) => srcset).map(sourceOfChild);

/** The `<source>`s among the tag's children, also those that come or change later. */
export function useSources(host: HTMLElement): readonly PictureSource[] {
  const [sources, setSources] = useState(() => sourcesIn(host));
  useLayoutEffect(() => {
    const observer = new MutationObserver(() => setSources(sourcesIn(host)));
    observer.observe(host, {
      childList: true,
      subtree: true,
      attributeFilter: ['srcset', 'media', 'type', 'sizes'],
    });
    // what came between the render and now
    setSources(sourcesIn(host));
    return () => observer.disconnect();
  }, [host]);
  return sources;
}
