import { safeHref } from '../../logic/wire/safe-link.ts';
import type { ShopElementTagNameMap } from '../tag-types.ts';

/**
 * Goes to an address: by `<shop-partial-navigation>` where the page has it, else by the browser. Resolves when the page
 * is shown or the browser navigates; an address that is no safe link goes nowhere.
 */
export async function navigate(url: string): Promise<void> {
  if (!safeHref(url)) return;
  const tag =
    document.documentElement.querySelector<ShopElementTagNameMap['shop-partial-navigation']>(
      'shop-partial-navigation',
    );
  if (tag?.navigate) await tag.navigate(url);
  else location.assign(url);
}
