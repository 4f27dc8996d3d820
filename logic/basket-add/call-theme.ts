import { THEME_FUNCTION, withoutSignal } from '../platform/basket-signals.ts';
import { pageGlobal } from '../settings/page-global.ts';

/** Calls the theme's function to render a basket that we have already read. Its errors are reported as the page's. */
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
