import { atom } from 'jotai/vanilla';
import type { rules } from './rules.ts';

type Rules = typeof rules;

const loadedRulesAtom = atom<Rules>();

/** What fields are checked by, and what is said of them; undefined before the first check. */
export const rulesAtom = atom((get) => get(loadedRulesAtom));

/** Loads them. Rejects where they do not come; the next time tries again. */
export const loadRulesAtom = atom(null, async (_get, set): Promise<Rules> => {
  const { rules } = await import('./rules.ts');
  set(loadedRulesAtom, rules);
  return rules;
});
