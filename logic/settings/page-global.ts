/** Not `window.app_shop`: a template may declare it with `const`, which is no property of window. */
declare const app_shop: unknown;

/** The page's global variable `app_shop`; undefined if missing. */
export function pageGlobal(): unknown {
  try {
    // An element with id="app_shop" is also a global, but no configuration.
    return app_shop instanceof EventTarget ? undefined : app_shop;
  } catch {
    return undefined;
  }
}
