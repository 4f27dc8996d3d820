import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

/** The form of a rebate code, and the active code; for a page without the tag. */
export function rebateForm({ rebateCode, texts }: PageContext, button = 'button'): Html {
  return html`<form class="rebate" id="rebate_code" action="/settings.php?from=basket" method="post">
    <input type="hidden" name="global_rebates_codes" value="add">
    ${rebateCode !== '' && html`<p>${texts.rebate.active} <b>${rebateCode}</b></p>`}
    <label for="rebates_codes">${texts.rebate.label}</label>
    <span class="rebate__row">
      <input class="field__input" id="rebates_codes" name="rebates_codes" maxlength="64" autocomplete="off" required>
      <button class="${button}">${texts.rebate.apply}</button>
    </span>
  </form>`;
}

/** The tag around the form, or without it. */
export function rebateTag({ rebateCode }: PageContext, form: Html | '' = ''): Html {
  return html`<shop-rebate-code${rebateCode !== '' && html` code="${rebateCode}"`}>${form}</shop-rebate-code>`;
}
