import { atom } from 'jotai/vanilla';
import { refreshBasketAtom } from '../basket/basket.atoms.ts';
import { isAnswerLost, mutate, type Refusal } from '../platform/outcome/outcome.ts';
import { platformAtom } from '../platform/platform.atoms.ts';
import { activateOperation, deactivateOperation } from './rebate-code.api.ts';
import { changedCodeAtom } from './rebate-code.atoms.ts';

/**
 * Activates a code, or deactivates the active one with ''. Resolves to the refusal, if any. The basket is read again
 * unless the platform refused the code.
 */
export const changeCodeAtom = atom(
  null,
  async (get, set, code: string): Promise<Refusal | undefined> => {
    const { run } = get(platformAtom);
    const { refusal } = code
      ? await mutate(run, activateOperation, { code })
      : await mutate(run, deactivateOperation, undefined);
    if (!refusal) set(changedCodeAtom, code);
    if (!refusal || isAnswerLost(refusal)) set(refreshBasketAtom);
    return refusal;
  },
);
