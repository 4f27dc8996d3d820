import { warnAuthor } from '../../logic/page/warn-author.ts';
import { PASSKEY_FIELD } from '../../logic/platform/accounts/passkeys.ts';

const WARNING =
  '"autofill": expected an input with autocomplete="username webauthn" on the page, and there is none yet: browsers have nowhere to offer passkeys.';

function warn(): void {
  if (!document.documentElement.querySelector(PASSKEY_FIELD))
    warnAuthor('shop-passkey-login', WARNING);
}

/** Warns the author, once the page is parsed, when it has no input for passkeys in autofill. */
export function warnWithoutField(): void {
  if (document.readyState !== 'loading') warn();
  else document.addEventListener('DOMContentLoaded', warn, { once: true });
}
