import { failureOf, type Refusal } from '../../../logic/platform/outcome/outcome.ts';
import { platformAtom } from '../../../logic/platform/platform.atoms.ts';
import { changeCodeAtom } from '../../../logic/rebate-code/change-code.atoms.ts';
import { codeStateOf, REMOVED_KEY } from '../../../logic/rebate-code/rebate-code.atoms.ts';
import { rebateCodeMessages } from '../../../logic/rebate-code/rebate-code.messages.ts';
import { rebateCodeChangeMessages } from '../../../logic/rebate-code/rebate-code-change.messages.ts';
import { pageStore } from '../../../logic/state/page-state.ts';
import { showBasketToast } from '../../basket-add/later/basket-toast.ts';
import type { Environment } from '../../host/environment.ts';
import { textsOf } from '../../host/use-tag.ts';
import type { RebateCodeProps } from '../rebate-code.props.ts';

/** The keywords of a lost answer: the platform may have changed the code. */
const UNKNOWN: readonly unknown[] = ['timeout', 'response'];

function refusalText({ code, text, cause }: Refusal, env: Environment): string {
  const texts = textsOf(rebateCodeChangeMessages, env);
  // a message about the whole operation is for developers
  if (text && !cause) return text;
  if (UNKNOWN.includes(code)) return texts.unknown;
  return code === 'network' ? texts.network : textsOf(rebateCodeMessages, env).failed;
}

const isSending = ({ host }: Environment): boolean => pageStore.get(codeStateOf(host)).isSending;

const setMessage = ({ host }: Environment, message: string): void =>
  pageStore.set(codeStateOf(host), { isSending: false, message });

/** Sends a change, '' for none, and shows why it failed. Resolves to whether the code was changed. */
async function change(props: RebateCodeProps, code: string): Promise<boolean> {
  const { env, onChange } = props;
  const stateAtom = codeStateOf(env.host);
  pageStore.set(stateAtom, { isSending: true, message: '' });
  const refusal = await pageStore.set(changeCodeAtom, code);
  setMessage(env, refusal ? refusalText(refusal, env) : '');
  if (refusal) env.fail(failureOf(refusal));
  else onChange({ code });
  return !refusal;
}

/** Applies what the shopper has entered. */
export async function applyCode(props: RebateCodeProps, entered: string): Promise<void> {
  const code = entered.trim();
  const { env, after, onApply } = props;
  if (!code) return setMessage(env, textsOf(rebateCodeChangeMessages, env).empty);
  if (isSending(env) || !onApply({ code })) return;
  const isChanged = await change(props, code);
  if (isChanged && after === 'reload') pageStore.get(platformAtom).page.reload();
}

/** Offers to apply a removed code again. */
export function offerUndo(props: RebateCodeProps, code: string): void {
  const texts = textsOf(rebateCodeChangeMessages, props.env);
  const action = { label: texts.undo, run: () => void applyCode(props, code) };
  showBasketToast(texts.removed({ code }), { action });
}

/** Removes the active code. If the page reloads, the new page offers to undo that. */
export async function removeCode(props: RebateCodeProps, code: string): Promise<void> {
  if (isSending(props.env) || !props.onRemove({ code })) return;
  const isChanged = await change(props, '');
  if (!isChanged) return;
  if (props.after === 'stay') return offerUndo(props, code);
  const { sessionStorage, page } = pageStore.get(platformAtom);
  sessionStorage.set(REMOVED_KEY, code);
  page.reload();
}

/** Offers to undo the removal before the page reloaded, once. */
export function offerUndoAfterReload(props: RebateCodeProps): void {
  const { sessionStorage } = pageStore.get(platformAtom);
  const code = sessionStorage.get(REMOVED_KEY);
  sessionStorage.remove(REMOVED_KEY);
  if (code && !props.code) offerUndo(props, code);
}
