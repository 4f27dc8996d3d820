import { THEME_FUNCTION, withoutSignal } from '../platform/basket-signals.ts';
import { pageGlobal } from '../settings/page-global.ts';

/** Lets the theme show a basket that our tags have read already; its errors are the page's. */
export function callTheme(): void {
  const functions: unknown = Object(pageGlobal()).fn;
  const show: unknown = Reflect.get(Object(functions), THEME_FUNCTION);
  if (typeof show !== 'function') return;
  withoutSignal(() => {
    try {
      Reflect.apply(show, functions, []);
    } catch (error) {
      reportError(error);
    }
  });
}
