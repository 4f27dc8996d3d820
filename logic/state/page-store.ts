import { getDefaultStore } from 'jotai/vanilla';

/** The state of the page. Elements are React roots of their own and share no context, so they share this store. */
export const pageStore = getDefaultStore();
