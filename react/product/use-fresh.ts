import { useLayoutEffect } from 'react';
import { moduleWithin } from '../../logic/page/module-within.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { type FreshQuestion, freshKey } from '../../logic/product/fresh.atoms.ts';
import type { Product } from '../../logic/product/product.atoms.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { readProduct } from './hold-product.ts';
import { isMade } from './plain-form.ts';
import type { ProductProps } from './product.props.ts';

/** Keys go through radio buttons one by one: the last choice is the one to ask for. */
const CALM_MS = 250;

/** Whether the product of an element has shown before: what it has then is no choice of the shopper. */
const hasShownOf = hostCell(false);

/** What can be asked of a product; undefined until a size is chosen, and for what has a price of its own making. */
function questionOf(product: Product | undefined): FreshQuestion | undefined {
  const { record, choice } = product ?? {};
  if (!record || !choice?.size || isMade(record)) return undefined;
  const { id, size, subscription } = choice;
  return { id, size, isSubscription: subscription !== undefined };
}

/** Asks for a product; where the module does not come, the page's data stay. */
async function ask(
  host: HTMLElement,
  question: FreshQuestion | undefined,
  asking: { readonly signal: AbortSignal; readonly isForced: boolean },
): Promise<void> {
  if (!question) return;
  const later = await moduleWithin(() => import('./later/ask-fresh.ts')).catch(() => undefined);
  if (!asking.signal.aborted) await later?.askFresh(host, question, asking);
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Asks for what is chosen now, also where the last answer is not old. */
export const refresh = (host: HTMLElement): Promise<void> =>
  ask(host, questionOf(readProduct(host)), {
    signal: abortable().signal,
    isForced: true,
  });

/** Asks for the prices and the stock of the size that the shopper chooses, and of the first one on a page from a cache. */
export function useFresh({ env, fresh }: ProductProps, product: Product | undefined): void {
  const { host, config } = env;
  const question = fresh === 'never' ? undefined : questionOf(product);
  const key = question && freshKey(question);
  const isThere = product !== undefined;
  const asksAtStart = fresh === 'always' || config.isCached === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks once for each key
  useLayoutEffect(() => {
    if (!isThere) return;
    const shown = hasShownOf(host);
    const isStart = !shown.current;
    shown.current = true;
    if (!key || (isStart && !asksAtStart)) return;
    const { signal, abort } = abortable();
    const asking = { signal, isForced: false };
    const { clock } = pageStore.get(platformAtom);
    const cancel = clock.after(isStart ? 0 : CALM_MS, () => {
      ask(host, question, asking);
    });
    return () => {
      cancel();
      abort();
    };
  }, [host, key, isThere]);
  useLayoutEffect(() => followBack(host, fresh), [host, fresh]);
}

/** Asks again where Back brings the page, and its last answers may be old. */
function followBack(host: HTMLElement, fresh: ProductProps['fresh']): (() => void) | undefined {
  if (fresh === 'never') return undefined;
  const { signal, abort } = abortable();
  const { page } = pageStore.get(platformAtom);
  const stop = page.onRestored(() => {
    ask(host, questionOf(readProduct(host)), { signal, isForced: false });
  });
  return () => {
    stop();
    abort();
  };
}
