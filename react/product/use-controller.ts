import { useLayoutEffect } from 'react';
import { together } from '../../logic/platform/listen.ts';
import { after, platformAtom } from '../../logic/platform/platform.atoms.ts';
import { NO_FORM } from '../../logic/product/choice.ts';
import { attributesOf, productOf, readingOf } from '../../logic/product/product.atoms.ts';
import { productEntriesAtom } from '../../logic/product/product-entries.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { followControls, SCRIPTS_MS } from '../light-dom/control/follow-controls.ts';
import { controllerOf, type ProductController } from './controller.ts';
import type { ProductProps } from './product.props.ts';

/** Reads a form whenever it may have changed. The result unsubscribes. */
function follow(controller: ProductController, form: HTMLFormElement, isCard: boolean) {
  const read = () => void controller.read();
  const stop = followControls({ form, isCard, changed: read });
  read();
  return () => {
    stop();
    pageStore.set(readingOf(controller.host), { form: NO_FORM, pageRecord: undefined });
  };
}

/** Registers the form of the product for other elements. The result unregisters it. */
function addEntry(
  host: HTMLElement,
  form: HTMLFormElement | undefined,
  isCard: boolean,
): () => void {
  const entry = { host, form, isCard, productAtom: productOf(host) };
  pageStore.set(productEntriesAtom, (entries) => [...entries, entry]);
  return () =>
    pageStore.set(productEntriesAtom, (entries) => entries.filter((one) => one !== entry));
}

/** The controller of an element; it follows the form while the element is mounted. */
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
  useLayoutEffect(() => addEntry(host, form, isCard), [env, form, isCard]);
  useLayoutEffect(
    () => (form ? follow(controller, form, isCard) : undefined),
    [controller, form, isCard],
  );
  useLayoutEffect(() => {
    // requests that were pending when the visitor left have ended
    return pageStore.get(platformAtom).page.onRestored(() => {
      controller.setBusy({ fresh: false, adding: false });
      controller.read();
    });
  }, [controller]);
  useLayoutEffect(() => void controller.read());
  return controller;
}

/** Looks for product data again if there are none: a script may insert a form before its data. */
export function useLateRecord(
  controller: ProductController,
  id: string | undefined,
  isMissing: boolean,
): void {
  useLayoutEffect(() => {
    if (id === undefined || !isMissing) return;
    return together([0, SCRIPTS_MS].map((ms) => after(ms, () => controller.read())));
  }, [controller, id, isMissing]);
}
