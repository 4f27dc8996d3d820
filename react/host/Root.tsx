import { Provider } from 'jotai';
import { pageStore } from '../../logic/state/page-state.ts';
import { Boundary, type RootContent } from './Boundary.tsx';
import { queueRender } from './render-queue.ts';

/**
 * The page store as components subscribe to it: changes are rendered together, before the current task continues. React
 * alone would render store changes in a later task.
 */
const rootStore: typeof pageStore = {
  ...pageStore,
  sub: (atom, listener) => pageStore.sub(atom, () => queueRender(listener)),
};

/** An element that owns a React root. */
export interface RootHost extends Element {
  readonly rootContent: RootContent;
}

/** The component that r2wc renders into every element. It renders the component of the element's tag. */
export function Root({ container }: { container: ShadowRoot }) {
  return (
    <Provider store={rootStore}>
      <Boundary container={container} {...(container.host as RootHost).rootContent} />
    </Provider>
  );
}
