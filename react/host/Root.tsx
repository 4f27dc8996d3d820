import { Provider } from 'jotai';
import { pageStore } from '../../logic/state/page-state.ts';
import { Boundary, type RootContent } from './Boundary.tsx';
import { queueRender } from './render-queue.ts';

/**
 * The store of the page as components follow it: what has changed is rendered with all other changes of the task, before
 * anybody goes on. React by itself would render changes of a store in a later task.
 */
const rootStore: typeof pageStore = {
  ...pageStore,
  sub: (atom, listener) => pageStore.sub(atom, () => queueRender(listener)),
};

/** An element whose root this is. */
export interface RootHost extends Element {
  readonly rootContent: RootContent;
}

/** The component that r2wc renders into every element: that of its tag, which the element knows. */
export function Root({ container }: { container: ShadowRoot }) {
  return (
    <Provider store={rootStore}>
      <Boundary container={container} {...(container.host as RootHost).rootContent} />
    </Provider>
  );
}
