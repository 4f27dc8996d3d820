import { followPolicy } from '../advice/policy.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { provideDocs } from '../declare/docs.ts';
import { docs } from '../docs.ts';
import { defineElement } from '../element/define-element.ts';
import { publishView } from '../page/page-view.ts';
import { adoptTokens } from '../page/tokens.ts';
import { configElement } from '../tags/config/config.element.ts';
import { provideToasts } from './provide-toasts.ts';

/** Registers tags after reading the page's configuration. Does nothing without a page, as in Node. */
export function registerElements(declarations: readonly AnyDeclaration[]): void {
  if (!('document' in globalThis)) return;
  if (__DEV__) provideDocs(docs);
  // without the tokens the page still works, with browser styles
  adoptTokens().catch(() => {});
  // once per page, not again for later modules or a second copy of the library
  if (!customElements.get(configElement.tag)) {
    if (__DEV__) followPolicy();
    publishView();
    provideToasts();
  }
  for (const declaration of [configElement, ...declarations]) defineElement(declaration);
}
