import { atom } from 'jotai/vanilla';
import { CLICK_TIMEOUT_MS, moduleWithin } from '../page/module-within.ts';
import type { rules } from './later/rules.ts';

type Rules = typeof rules;

/** The field rules with their texts; undefined until they have loaded. */
export const rulesAtom = atom<Rules>();

/** Loads the rules. Rejects after 3 s, because a submission may wait for them; the next call tries again. */
export const loadRulesAtom = atom(null, (_get, set): Promise<Rules> => {
  const load = async () => {
    const { rules } = await import('./later/rules.ts');
    set(rulesAtom, rules);
    return rules;
  };
  return moduleWithin(load, CLICK_TIMEOUT_MS);
});
