import { atom } from 'jotai/vanilla';
import { configAtom } from '../../settings/settings.atoms.ts';
import { pageStore } from '../../state/page-state.ts';
import { type Accounts, createAccounts } from './accounts.ts';

const ownAccountsAtom = atom(() => createAccounts(() => pageStore.get(configAtom).accountsUrl));
const givenAccountsAtom = atom<Accounts>();

/** The accounts service, which tests replace. */
export const accountsAtom = atom(
  (get) => get(givenAccountsAtom) ?? get(ownAccountsAtom),
  (_get, set, accounts: Accounts) => set(givenAccountsAtom, accounts),
);
