import { hostState } from '../state/by-host.ts';
import { pageState } from '../state/page-state.ts';

/** The longest code that the shopper can enter. */
export const MAX_CODE_LENGTH = 64;

/** The session storage key of the code that was removed before the page reloaded, while that can be undone. */
export const REMOVED_KEY = 'shop-rebate-code-removed';

interface CodeState {
  readonly isSending: boolean;
  /** Why the last change failed, for the shopper; '' otherwise. */
  readonly message: string;
}

/** The pending change of an element, and the message about its last one. */
export const codeStateOf = hostState<CodeState>({ isSending: false, message: '' });

/** The active code since a tag has changed it, '' for none; undefined until then. */
export const changedCodeAtom = pageState<string | undefined>(() => undefined);
