import { fakeNetwork } from './fake-network.ts';
import { painted } from './painted.ts';

/** The definition of one variant's search. */
interface Setup {
  readonly tag: string;
  readonly module: string;
  /** Selector of one result. */
  readonly option: string;
}

let setup: Setup;
let host: HTMLElement;

/** The results are in a shadow root, or in the element itself, depending on the variant. */
const root = (): ParentNode => host.shadowRoot ?? host;
const options = () => [...root().querySelectorAll(setup.option)];

/** Loads the variant's code, adds its search to the page and focuses it. */
export async function prepare(given: Setup): Promise<void> {
  setup = given;
  fakeNetwork();
  host = document.createElement(setup.tag);
  host.setAttribute('debounce', '0');
  document.body.append(host);
  await import(setup.module);
  await Reflect.get(host, 'updateComplete');
  await changed(() => root().querySelector('input') !== null);
  root().querySelector('input')?.focus();
}

/** Resolves as soon as a change of the search's tree fulfils the condition. */
function changed(isReached: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isReached()) return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    const what = { childList: true, characterData: true, attributes: true, subtree: true };
    observer.observe(host, what);
    if (host.shadowRoot) observer.observe(host.shadowRoot, what);
    check();
  });
}

const isOf = (text: string) => {
  const [last] = options().slice(-1);
  return last?.textContent?.includes(` ${text} `) ?? false;
};

/** The milliseconds from the key's own event until the results of `text` are painted. */
let measuring: Promise<number> | undefined;

/** Expects that the next key leads to the results of `text`. */
export function expectKey(text: string): void {
  measuring = new Promise((resolve) => {
    const start = async () => {
      const pressed = performance.now();
      await changed(() => isOf(text));
      await painted();
      resolve(performance.now() - pressed);
    };
    // runs before the listeners of a variant
    addEventListener('keydown', start, { capture: true, once: true });
  });
}

/** The latency of the last expected key. */
export const latency = (): Promise<number> | undefined => measuring;

/** The texts of all results. */
export const shown = (): string[] =>
  options().map((option) => option.textContent?.replace(/\s+/g, ' ').trim() ?? '');
