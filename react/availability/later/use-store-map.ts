import { useLayoutEffect } from 'react';
import type { Environment } from '../../host/environment.ts';
import { useLightChild } from '../../light-dom/use-light-child.ts';

const TAG = 'shop-map';

interface StoreMap {
  readonly places: readonly object[];
  readonly label: string;
}

/** The author's map, else one of ours. */
function createMap(template: HTMLTemplateElement | undefined): HTMLElement {
  const copy = template && document.importNode(template.content, true).querySelector(TAG);
  return copy instanceof HTMLElement ? copy : document.createElement(TAG);
}

/**
 * A map among the children of the tag, where the autoloader finds it and the page's styles apply: nothing of a map
 * loads before.
 */
export function useStoreMap(env: Environment, { places, label }: StoreMap): void {
  const { host } = env;
  const template = useLightChild<HTMLTemplateElement>(env, ':scope > template[slot=map]');
  const markers = JSON.stringify(places);
  useLayoutEffect(() => {
    if (markers === '[]') return;
    const map = createMap(template);
    map.slot = 'map';
    map.setAttribute('markers', markers);
    if (!map.hasAttribute('label')) map.setAttribute('label', label);
    host.append(map);
    return () => map.remove();
  }, [host, template, markers, label]);
}
