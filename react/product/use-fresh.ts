import { useLayoutEffect } from 'react';
import { moduleWithin } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { type FreshQuestion, freshKey } from '../../logic/product/fresh.atoms.ts';
import type { Product } from '../../logic/product/product.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { questionOf } from './fresh-question.ts';
import { readProduct } from './hold-product.ts';
import type { ProductProps } from './product.props.ts';
import { setFresh } from './seller.ts';

/** Keys go through radio buttons one by one: the last choice is the one to ask for. */
const CALM_MS = 250;

/** Whether the product of an element has shown before: what it has then is no choice of the shopper. */
const hasShownOf = hostCell(false);

/** Ends what is asked of the product that an element has; undefined while it has none. */
const signalOf = hostCell<AbortSignal | undefined>(undefined);

/** Asks for a product; where the module does not come, the page's data stay. */
async function ask(
  host: HTMLElement,
  question: FreshQuestion | undefined,
  isForced: boolean,
): Promise<void> {
  const signal = signalOf(host).current;
  if (!question || !signal) return;
  const later = await moduleWithin(() => import('./later/ask-fresh.ts')).catch(() => undefined);
  if (!signal.aborted) await later?.askFresh(host, question, { signal, isForced });
}

/** Asks for what is chosen now, also where the last answer is not old. */
export const refresh = (host: HTMLElement): Promise<void> =>
  ask(host, questionOf(readProduct(host)), true);

/** Asks for the prices and the stock of the size that the shopper chooses, and of the first one on a page from a cache. */
export function useFresh({ env, fresh }: ProductProps, product: Product | undefined): void {
  const { host, config } = env;
  const question = fresh === 'never' ? undefined : questionOf(product);
  const key = question && freshKey(question);
  const isThere = product !== undefined;
  const asksAtStart = fresh === 'always' || config.isCached === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked of a product ends with it
  useLayoutEffect(() => {
    const controller = new AbortController();
    signalOf(host).current = controller.signal;
    // an error as the reason would hold what is on the stack: with Preact, the tags that come in its place
    return () => controller.abort(null);
  }, [host, product?.choice.id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each key
  useLayoutEffect(() => {
    if (!isThere) return;
    const shown = hasShownOf(host);
    const isStart = !shown.current;
    shown.current = true;
    if (!key || (isStart && !asksAtStart)) return;
    const { clock } = pageStore.get(platformAtom);
    const cancel = clock.after(isStart ? 0 : CALM_MS, () => {
      ask(host, question, false);
    });
    return () => {
      cancel();
      setFresh(host, false);
    };
  }, [host, key, isThere]);
  useLayoutEffect(() => followBack(host, fresh), [host, fresh]);
}

/** Asks again where Back brings the page, and its last answers may be old. */
function followBack(host: HTMLElement, fresh: ProductProps['fresh']): (() => void) | undefined {
  if (fresh === 'never') return undefined;
  const { page } = pageStore.get(platformAtom);
  return page.onRestored(() => {
    ask(host, questionOf(readProduct(host)), false);
  });
}
