import { atom } from 'jotai/vanilla';
import { moduleWithin, PRESS_LIMIT_MS } from '../page/module-within.ts';
import type { rules } from './rules/rules.ts';

type Rules = typeof rules;

const loadedRulesAtom = atom<Rules>();

/** What fields are checked by, and what is said of them; undefined before the first check. */
export const rulesAtom = atom((get) => get(loadedRulesAtom));

/** Loads them. Rejects where they do not come within 3 s, for a form that is sent may wait; the next time tries again. */
export const loadRulesAtom = atom(null, (_get, set): Promise<Rules> => {
  const load = async () => {
    const { rules } = await import('./rules/rules.ts');
    set(loadedRulesAtom, rules);
    return rules;
  };
  return moduleWithin(load, PRESS_LIMIT_MS);
});
