import { pageGlobal } from '../settings/page-global.ts';
import { listen, together } from './listen.ts';

/** The theme's own function that renders a changed basket; the theme calls it after each change. */
const THEME_FUNCTION = 'menu_basket_cache';
/** The event that a page without that function dispatches on its document. */
const EVENT = 'shop-basket-refresh';

const listeners = new Set<() => void>();
const followed = new WeakSet<object>();
const wrappers = new WeakSet<object>();
let isNotifying = false;
let stop = () => {};

/** Calls back after scripts of the page have changed the basket, once per task. The result unsubscribes. */
export function onBasketSignal(callback: () => void): () => void {
  if (listeners.size === 0) stop = start();
  listeners.add(callback);
  return () => {
    listeners.delete(callback);
    if (listeners.size === 0) stop();
  };
}

/** Calls the theme's function to render a basket that we have already read. Its errors are reported as the page's. */
export function callTheme(): void {
  const functions: unknown = Object(pageGlobal()).fn;
  const show: unknown = Reflect.get(Object(functions), THEME_FUNCTION);
  if (typeof show !== 'function') return;
  // our own call is not a signal
  isNotifying = true;
  try {
    Reflect.apply(show, functions, []);
  } catch (error) {
    reportError(error);
  }
  isNotifying = false;
}

function start(): () => void {
  follow();
  return together([
    // the theme's scripts may load after ours; a click is the last moment before they call the function
    listen(document, { [EVENT]: notify, DOMContentLoaded: follow }),
    listen(window, { load: follow }),
    listen(window, { click: follow }, { capture: true }),
  ]);
}

function notify(): void {
  if (isNotifying) return;
  isNotifying = true;
  queueMicrotask(() => {
    isNotifying = false;
    for (const listener of listeners) listener();
  });
}

/** Wraps the function in the page's `app_shop.fn`, even if it is assigned later. */
function follow(): void {
  const functions: unknown = Object(pageGlobal()).fn;
  if (typeof functions !== 'object' || functions === null || followed.has(functions)) return;
  let value = wrap(Reflect.get(functions, THEME_FUNCTION));
  const isFollowed = Reflect.defineProperty(functions, THEME_FUNCTION, {
    configurable: true,
    enumerable: true,
    get: () => value,
    set(given: unknown) {
      value = wrap(given);
    },
  });
  if (isFollowed) followed.add(functions);
}

/** Wraps a function and keeps its properties, its result and its errors. */
function wrap(given: unknown): unknown {
  if (typeof given !== 'function' || wrappers.has(given)) return given;
  const wrapper: unknown = new Proxy(given, {
    apply(original, self, values) {
      try {
        return Reflect.apply(original as () => unknown, self, values);
      } finally {
        notify();
      }
    },
  });
  wrappers.add(Object(wrapper));
  return wrapper;
}
