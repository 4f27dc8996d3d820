import type { ComponentType } from 'react';
import { moduleWithin } from '../../logic/page/module-within.ts';
import type { CreateReactRoot } from '../../react/awake/root.tsx';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { unfoldWhatWaits } from './unfold.ts';

/** React and the component of a tag. */
export interface Loaded {
  readonly createRoot: CreateReactRoot;
  readonly component: ComponentType<Record<string, unknown>>;
}

/** React and a component that are being loaded. */
export interface Loading {
  /** Also rejects if they take too long. */
  readonly inTime: Promise<Loaded>;
  readonly arrival: Promise<Loaded>;
}

type LoadableDeclaration = AnyDeclaration & Required<Pick<AnyDeclaration, 'component'>>;

const loaded = new WeakMap<AnyDeclaration, Loaded>();
const loading = new WeakMap<AnyDeclaration, Loading>();

export const hasComponent = (declaration: AnyDeclaration): declaration is LoadableDeclaration =>
  declaration.component !== undefined;

/** The component, if it is already loaded: a later element then mounts without waiting. */
export const loadedComponent = (declaration: AnyDeclaration): Loaded | undefined =>
  loaded.get(declaration);

/** Loads React (once per page) and the component (once per tag); a failure may be tried again. */
export function loadComponent(declaration: LoadableDeclaration): Loading {
  const known = loading.get(declaration);
  if (known) return known;
  const arrival = load(declaration);
  const begun = { arrival, inTime: moduleWithin(() => arrival) };
  loading.set(declaration, begun);
  return begun;
}

async function load(declaration: LoadableDeclaration): Promise<Loaded> {
  try {
    const [{ createReactRoot }, component] = await Promise.all([
      import('../../react/awake/root.tsx'),
      declaration.component(),
    ]);
    const result = {
      createRoot: createReactRoot,
      component: component as Loaded['component'],
    };
    loaded.set(declaration, result);
    return result;
  } catch (error) {
    loading.delete(declaration);
    unfoldWhatWaits();
    throw error;
  }
}
