import { warnAuthor } from '../../logic/page/warn-author.ts';
import { PASSKEY_FIELD } from '../../logic/platform/accounts/passkeys.ts';
import { plainDocument } from '../../logic/platform/plain-document.ts';

const WARNING =
  '"autofill": expected an input with autocomplete="username webauthn" on the page, and there is none yet: browsers have nowhere to offer passkeys.';

function warn(): void {
  if (!plainDocument().documentElement.querySelector(PASSKEY_FIELD))
    warnAuthor('shop-passkey-login', WARNING);
}

/** Warns the author, once the page is parsed, when it has no input for passkeys in autofill. */
export function warnWithoutField(): void {
  if (plainDocument().readyState !== 'loading') warn();
  else plainDocument().addEventListener('DOMContentLoaded', warn, { once: true });
}
