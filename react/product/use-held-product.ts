import { useLayoutEffect } from 'react';
import { basketStateAtom } from '../../logic/basket/basket.atoms.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { busyOfHost, productPlacesAtom, versionOfHost } from '../../logic/product/product.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { Environment } from '../host/environment.ts';
import { followForm, readLater } from './follow-forms.ts';
import { dropProduct, givenOf, type ProductGiven, readProduct } from './hold-product.ts';
import { watchForm } from './watch-form.ts';

/** Reads a form anew whenever it may have changed, until the result is called. */
function follow(host: HTMLElement, form: HTMLFormElement, isCard: boolean): () => void {
  const changed = () => {
    const isUnknown = readProduct(host)?.record === undefined;
    // where a script brings another product, its form may come before its data
    if (isUnknown && !isCard) readLater([follower]);
  };
  let stopWatching: (() => void) | undefined;
  const watch = () => {
    stopWatching ??= watchForm(form, changed);
  };
  const read = () => {
    watch();
    readProduct(host);
  };
  const follower = { form, isOfPage: !isCard, read };
  // a page has many cards, and shoppers touch few of them
  if (!isCard) watch();
  const stopFollowing = followForm(follower);
  changed();
  return () => {
    stopFollowing();
    stopWatching?.();
  };
}

/** Tells the tags that follow where the product is, until the result is called. */
function takePlace(host: HTMLElement, form: HTMLFormElement | undefined): () => void {
  const place = { host, form };
  pageStore.set(productPlacesAtom, (places) => [...places, place]);
  return () => pageStore.set(productPlacesAtom, (places) => places.filter((one) => one !== place));
}

/** Keeps the product of an element up to date with its form, its data and the basket while the element shows. */
export function useHeldProduct(env: Environment, given: ProductGiven, isCard: boolean): void {
  const { host } = env;
  const { form } = given;
  useLayoutEffect(() => {
    givenOf(host).current = given;
    readProduct(host);
  });
  useLayoutEffect(() => {
    const read = () => void readProduct(host);
    const stops = [
      pageStore.sub(basketStateAtom, read),
      pageStore.sub(versionOfHost(host), read),
      pageStore.sub(busyOfHost(host), read),
      pageStore.get(platformAtom).page.onRestored(() => {
        // what was under way when the visitor left is not any more
        pageStore.set(busyOfHost(host), { fresh: false, adding: false });
        read();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
      dropProduct(host);
    };
  }, [host]);
  // an element that has moved gets another environment
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => takePlace(host, form), [env, form, isCard]);
  useLayoutEffect(() => (form ? follow(host, form, isCard) : undefined), [host, form, isCard]);
}
