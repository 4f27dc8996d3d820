import type { AnyDeclaration } from '../declare/declaration.ts';
import { provideDocs } from '../declare/docs.ts';
import { docs } from '../docs.ts';
import { defineElement } from '../element/define-element.ts';
import { followAdditions } from '../functions/addition-events.ts';
import { publishView } from '../page/page-view.ts';
import { adoptTokens } from '../page/tokens.ts';
import { configElement } from '../tags/config/config.element.ts';
import { provideToasts } from './provide-toasts.ts';

/**
 * Registers tags on the page; the page's configuration is read before any of them. Where there is no page, as in
 * Node, it registers nothing.
 */
export function registerElements(declarations: readonly AnyDeclaration[]): void {
  if (!('document' in globalThis)) return;
  if (__DEV__) provideDocs(docs);
  // without the tokens a page still works, in the look of the browser
  adoptTokens().catch(() => {});
  // once a page: not for the modules that come later, and not for a second copy of the library
  if (!customElements.get(configElement.tag)) {
    publishView();
    followAdditions();
    provideToasts();
  }
  for (const declaration of [configElement, ...declarations]) defineElement(declaration);
}
