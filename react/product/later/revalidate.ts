import { after } from '../../../logic/platform/platform.atoms.ts';
import { revalidateAtom } from '../../../logic/product/later/revalidate.atoms.ts';
import { priceChangeMessages } from '../../../logic/product/price-change.messages.ts';
import { priceMessageOf } from '../../../logic/product/product.atoms.ts';
import { type Product, priceOf } from '../../../logic/product/product.model.ts';
import { sizeOf } from '../../../logic/product/product-record.model.ts';
import {
  questionOf,
  type RevalidationRequest,
  revalidationKey,
} from '../../../logic/product/revalidation.atoms.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { textsOf } from '../../host/use-tag.ts';
import type { ProductController } from '../controller.ts';

/** The delay before the busy state shows, in milliseconds. */
const FELT_AFTER_MS = 300;
/** How long a new price is announced, in milliseconds. */
const CHANGED_MS = 4000;

/** Options of a request. */
export interface Asking {
  readonly signal: AbortSignal;
  readonly isForced: boolean;
}

function showChange({ host, props }: ProductController, price: string): void {
  const { env } = props ?? {};
  if (!env) return;
  const messageAtom = priceMessageOf(host);
  const message = textsOf(priceChangeMessages, env).price({ price });
  pageStore.set(messageAtom, message);
  after(CHANGED_MS, () => {
    if (pageStore.get(messageAtom) === message) pageStore.set(messageAtom, undefined);
  });
}

/** Requests the price and stock of a size. The answer is shown if that size is still chosen, and cached otherwise. */
export async function revalidate(
  controller: ProductController,
  question: RevalidationRequest,
  { signal, isForced }: Asking,
): Promise<void> {
  const product = controller.read();
  const before = sizeOf(product?.record, question.size);
  if (!product || !before) return;
  const isChosen = (now: Product | undefined): boolean => {
    const chosen = questionOf(now);
    return chosen !== undefined && revalidationKey(chosen) === revalidationKey(question);
  };
  const cancel = after(FELT_AFTER_MS, () =>
    controller.setBusy({ fresh: isChosen(controller.read()) }),
  );
  await pageStore.set(revalidateAtom, { question, before, signal, isForced });
  cancel();
  const answered = signal.aborted ? undefined : controller.read();
  if (!answered || !isChosen(answered)) return;
  controller.setBusy({ fresh: false });
  const [old, now] = [priceOf(product), priceOf(answered)];
  if (old !== now && now !== '') showChange(controller, now);
}
