import { safeHref } from '../../logic/wire/safe-link.ts';
import type { ShopElementTagNameMap } from '../tag-types.ts';

/**
 * Navigates to a URL, through `<shop-partial-navigation>` if the page has one. Resolves when the page is shown or the
 * browser navigates. Ignores an unsafe URL.
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
