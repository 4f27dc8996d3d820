import { pageStore } from '../../logic/state/page-state.ts';
import { queueRender } from './render-queue.ts';

/**
 * The store of the page as components follow it: what has changed is rendered with all other changes of the task, before
 * anybody goes on. React by itself would render changes of a store in a later task.
 */
export const rootStore: typeof pageStore = {
  ...pageStore,
  sub: (atom, listener) => pageStore.sub(atom, () => queueRender(listener)),
};
