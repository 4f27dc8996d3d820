import { isUnorderable } from '../../logic/quantity/quantity.model.ts';
import type { Environment } from '../host/environment.ts';
import { useModule } from '../host/use-module.ts';
import { useDescription } from '../light-dom/use-description.ts';
import type { LimitNews } from './later/limit-words.ts';
import type { QuantityControl } from './quantity-control.ts';

const loadWords = async () => (await import('./later/limit-words.ts')).limitWords;

/** Tells the shopper at the control of limits, and of what the basket has. */
export function useLimitLines(
  env: Environment,
  control: QuantityControl | undefined,
  news: LimitNews,
): void {
  const { limit, bounds, inBasket } = news;
  const isInBasket = inBasket !== undefined && inBasket.units > 0n;
  const hasNews = limit !== undefined || isInBasket || isUnorderable(bounds);
  const words = useModule(env, loadWords, hasNews)?.(env, news);
  useDescription(env, control, { slot: 'hint', text: words?.hint });
  useDescription(env, control, { slot: 'message', text: words?.message, role: 'status' });
}
