import { useLayoutEffect } from 'react';
import { moduleWithin } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Product } from '../../logic/product/product.model.ts';
import {
  questionOf,
  type RevalidationRequest,
  revalidationKey,
} from '../../logic/product/revalidation.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import type { ProductController } from './controller.ts';
import type { ProductProps } from './product.props.ts';

/** Arrow keys pass through radio buttons one by one: only the last choice is requested. */
const DEBOUNCE_MS = 250;

/** Revalidates a product. If the module fails to load, the page's data are kept. */
async function revalidate(
  controller: ProductController,
  question: RevalidationRequest | undefined,
  isForced: boolean,
): Promise<void> {
  const { signal } = controller;
  if (!question || !signal) return;
  const later = await moduleWithin(() => import('./later/revalidate.ts')).catch(() => undefined);
  if (!signal.aborted) await later?.revalidate(controller, question, { signal, isForced });
}

/** Revalidates the current choice, even if the last answer is recent. */
export const refresh = (controller: ProductController): Promise<void> =>
  revalidate(controller, questionOf(controller.read()), true);

/** Requests price and stock of each size that the shopper chooses, and of the first size on a cached page. */
export function useRevalidation(
  { env, fresh }: ProductProps,
  controller: ProductController,
  product: Product | undefined,
): void {
  const question = fresh === 'never' ? undefined : questionOf(product);
  const key = question && revalidationKey(question);
  const isThere = product !== undefined;
  const revalidatesAtStart = fresh === 'always' || env.config.isCached === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked of a product ends with it
  useLayoutEffect(() => {
    const abort = new AbortController();
    controller.signal = abort.signal;
    // an error as the reason would retain its stack, and with Preact the elements that replace these
    return () => abort.abort(null);
  }, [controller, product?.choice.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one request for each key
  useLayoutEffect(() => {
    if (!isThere) return;
    const isStart = !controller.hasShown;
    controller.hasShown = true;
    if (!key || (isStart && !revalidatesAtStart)) return;
    const { clock } = pageStore.get(platformAtom);
    const cancel = clock.after(isStart ? 0 : DEBOUNCE_MS, () => {
      revalidate(controller, question, false);
    });
    return () => {
      cancel();
      controller.setBusy({ fresh: false });
    };
  }, [controller, key, isThere]);
  useLayoutEffect(() => {
    if (fresh === 'never') return;
    // the last answers may be outdated
    return pageStore.get(platformAtom).page.onRestored(() => {
      revalidate(controller, questionOf(controller.read()), false);
    });
  }, [controller, fresh]);
}
