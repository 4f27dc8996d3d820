import { configElement } from './config.element.ts';
import type { AnyDeclaration } from './define/declaration.ts';
import { defineElement } from './define/define-element.ts';
import { adoptTokens } from './define/tokens.ts';

/** Registers tags on the page; the page's configuration is read before any of them. */
export function registerElements(
  declarations: readonly AnyDeclaration[],
  registry?: CustomElementRegistry,
): void {
  // without its tokens a page still works, in the browser's own look
  adoptTokens(document).catch(() => {});
  for (const declaration of [configElement, ...declarations]) defineElement(declaration, registry);
}
