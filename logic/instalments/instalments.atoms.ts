import { atom } from 'jotai/vanilla';
import { platformAtom } from '../platform/platform.atoms.ts';

/** Opens a provider’s calculator, by the address that `calculatorLink` gave. */
export const openCalculatorAtom = atom(null, (get, _set, link: string) =>
  get(platformAtom).page.follow(link),
);
