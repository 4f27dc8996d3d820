import { atom } from 'jotai/vanilla';
import { moduleWithin, PRESS_LIMIT_MS } from '../page/module-within.ts';
import type { rules } from './later/rules.ts';

type Rules = typeof rules;

/** The rules that fields are checked by, with their words; undefined until they are loaded. */
export const rulesAtom = atom<Rules>();

/** Loads the rules. Rejects where that takes more than 3 s, because a form may wait to be sent; the next call tries again. */
export const loadRulesAtom = atom(null, (_get, set): Promise<Rules> => {
  const load = async () => {
    const { rules } = await import('./later/rules.ts');
    set(rulesAtom, rules);
    return rules;
  };
  return moduleWithin(load, PRESS_LIMIT_MS);
});
