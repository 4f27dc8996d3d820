import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { type FreshQuestion, freshKey } from '../../../logic/product/fresh.atoms.ts';
import { askFreshAtom } from '../../../logic/product/later/ask-fresh.atoms.ts';
import { priceNewsMessages } from '../../../logic/product/price-news.messages.ts';
import type { Product } from '../../../logic/product/product.atoms.ts';
import { sizeOf } from '../../../logic/product/sizes.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { textsOf } from '../../host/use-tag.ts';
import { questionOf } from '../fresh-question.ts';
import { readProduct } from '../hold-product.ts';
import { priceNewsOfHost } from '../product-message.ts';
import { sellerOf, setFresh } from '../seller.ts';

/** The wait that is worth showing, in milliseconds. */
const FELT_AFTER_MS = 300;
/** How long a new price is marked, in milliseconds. */
const CHANGED_MS = 4000;

/** How a question is asked. */
export interface Asking {
  readonly signal: AbortSignal;
  readonly isForced: boolean;
}

const priceOf = (product: Product | undefined): string => product?.offer?.price?.formatted ?? '';

function showChange(host: HTMLElement, price: string): void {
  const env = sellerOf(host).current?.props.env;
  if (!env) return;
  const newsAtom = priceNewsOfHost(host);
  const news = textsOf(priceNewsMessages, env).price({ price });
  pageStore.set(newsAtom, news);
  pageStore.get(platformAtom).clock.after(CHANGED_MS, () => {
    if (pageStore.get(newsAtom) === news) pageStore.set(newsAtom, undefined);
  });
}

/** Asks the platform for a size; what it answers shows where that size is still the chosen one, and is kept else. */
export async function askFresh(
  host: HTMLElement,
  question: FreshQuestion,
  { signal, isForced }: Asking,
): Promise<void> {
  const product = readProduct(host);
  const before = sizeOf(product?.record, question.size);
  if (!before) return;
  const isChosen = (now: Product | undefined): boolean => {
    const chosen = questionOf(now);
    return chosen !== undefined && freshKey(chosen) === freshKey(question);
  };
  const { clock } = pageStore.get(platformAtom);
  const cancel = clock.after(FELT_AFTER_MS, () => setFresh(host, isChosen(readProduct(host))));
  await pageStore.set(askFreshAtom, { question, before, signal, isForced });
  cancel();
  const answered = signal.aborted ? undefined : readProduct(host);
  if (!isChosen(answered)) return;
  setFresh(host, false);
  const [old, now] = [priceOf(product), priceOf(answered)];
  if (old !== now && now !== '') showChange(host, now);
}
