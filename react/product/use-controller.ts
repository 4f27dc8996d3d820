import { useLayoutEffect } from 'react';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { NO_FORM } from '../../logic/product/choice.ts';
import { attributesOf, productOf, readingOf } from '../../logic/product/product.atoms.ts';
import { productPlacesAtom } from '../../logic/product/product-places.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { followControls, SCRIPTS_MS } from '../light-dom/control/follow-controls.ts';
import { controllerOf, type ProductController } from './controller.ts';
import type { ProductProps } from './product.props.ts';

/** Reads a form whenever it may have changed, until the result is called. */
function follow(controller: ProductController, form: HTMLFormElement, isCard: boolean) {
  const read = () => void controller.read();
  const stop = followControls({ form, isCard, changed: read });
  read();
  return () => {
    stop();
    pageStore.set(readingOf(controller.host), { form: NO_FORM, pageRecord: undefined });
  };
}

/** Tells the tags that follow where the product is, until the result is called. */
function takePlace(host: HTMLElement, form: HTMLFormElement | undefined): () => void {
  const place = { host, form, productAtom: productOf(host) };
  pageStore.set(productPlacesAtom, (places) => [...places, place]);
  return () => pageStore.set(productPlacesAtom, (places) => places.filter((one) => one !== place));
}

/** The controller of an element, which follows its form while the element shows. */
export function useController(
  props: ProductProps,
  form: HTMLFormElement | undefined,
): ProductController {
  const { env, product: record, priceType, card: isCard } = props;
  const { host } = env;
  const controller = controllerOf(host);
  useLayoutEffect(() => {
    Object.assign(controller, { props, form });
  });
  useLayoutEffect(() => {
    pageStore.set(attributesOf(host), { record, priceType });
  }, [host, record, priceType]);
  useLayoutEffect(() => () => pageStore.set(attributesOf(host), undefined), [host]);
  // an element that has moved gets another environment
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => takePlace(host, form), [env, form, isCard]);
  useLayoutEffect(
    () => (form ? follow(controller, form, isCard) : undefined),
    [controller, form, isCard],
  );
  useLayoutEffect(() => {
    // what was under way when the visitor left is not any more
    return pageStore.get(platformAtom).page.onRestored(() => {
      controller.setBusy({ fresh: false, adding: false });
      controller.read();
    });
  }, [controller]);
  useLayoutEffect(() => void controller.read());
  return controller;
}

/** Looks again for the data of a product that has none: where a script brings another one, its form may come first. */
export function useLateRecord(
  controller: ProductController,
  id: string | undefined,
  isMissing: boolean,
): void {
  useLayoutEffect(() => {
    if (id === undefined || !isMissing) return;
    const { clock } = pageStore.get(platformAtom);
    const stops = [0, SCRIPTS_MS].map((ms) => clock.after(ms, () => controller.read()));
    return () => {
      for (const stop of stops) stop();
    };
  }, [controller, id, isMissing]);
}
