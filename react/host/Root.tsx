import { Provider } from 'jotai';
import { Boundary, type RootContent } from './Boundary.tsx';
import { rootStore } from './root-store.ts';

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
