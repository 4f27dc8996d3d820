import { createPlatform } from '../../../logic/platform/platform.ts';
import { productsTextSearch } from '../../../logic/search/search.api.ts';
import { DEFAULT_CONFIG } from '../../../logic/settings/shop-config.ts';
import { searchAnswer } from '../data/answers.ts';

/** A search response in which the products of a real one are repeated until it has the requested size. */
function answerOf(bytes: number): string {
  const found = searchAnswer('kubek');
  const times = Math.floor(bytes / JSON.stringify(found.products).length) - 1;
  const products = Array.from({ length: times }, () => found.products).flat();
  return JSON.stringify({ data: { productsTextSearch: { ...found, products } } }).padEnd(bytes);
}

let answer = '';
const tasks: number[] = [];

/** Creates a response of this many bytes, and warms the code up with a small one. */
export async function prepare(bytes: number): Promise<void> {
  answer = answerOf(10_000);
  await requestAnswer();
  answer = answerOf(bytes);
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
}

/** Searches; returns the number of products, or undefined when the response was refused. */
export async function requestAnswer(): Promise<number | undefined> {
  const { run } = createPlatform(() => DEFAULT_CONFIG, { fetch: async () => new Response(answer) });
  return run(productsTextSearch, { text: 'kubek', limit: 6 }).then(
    ({ products }) => products.length,
    () => undefined,
  );
}

/** The longest task since the page was prepared, in ms; 0 when none exceeded the 50 ms from which browsers report tasks. */
export async function longestTask(): Promise<number> {
  // a task is reported when it is over
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Math.max(0, ...tasks);
}
