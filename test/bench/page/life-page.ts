import { productPrices } from '../data/prices.ts';
import { activateAtOnce } from './activate-at-once.ts';
import { fakeNetwork } from './fake-network.ts';

/** The attributes or children that a tag needs to render; all other tags need none. */
const ATTRIBUTES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'shop-omnibus-price': { product: JSON.stringify(productPrices(3)), 'show-percent': '' },
};

interface Declared {
  readonly tag: string;
}

/** Loads all tags of a build; returns their names. */
export async function prepare(module: string): Promise<string[]> {
  fakeNetwork();
  const { declarations }: { declarations: readonly Declared[] } = await import(module);
  const tags = declarations.map(({ tag }) => tag);
  for (const tag of tags) activateAtOnce(tag);
  return tags;
}

/** Runs all queued tasks, without the 4 ms delay of a nested timer. */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}

/** Adds the tag to the page, waits until it has rendered, and removes it; this many times. */
export async function cycle(tag: string, count: number): Promise<void> {
  for (let at = 0; at < count; at += 1) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(ATTRIBUTES[tag] ?? {})) {
      element.setAttribute(name, value);
    }
    document.body.append(element);
    if ('updateComplete' in element) await element.updateComplete;
    await nextTask();
    element.remove();
    // React runs the last clean-ups of effects in tasks of its own
    await nextTask();
    await nextTask();
  }
}
