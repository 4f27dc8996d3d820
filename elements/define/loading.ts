import type { ComponentType } from 'react';
import type { CreateReactRoot } from '../../react/shared/root.tsx';
import type { AnyDeclaration } from './declaration.ts';

/** React and a tag's component, once they are there. */
export interface Loaded {
  readonly createRoot: CreateReactRoot;
  readonly component: ComponentType<Record<string, unknown>>;
}

type LoadableDeclaration = AnyDeclaration & Required<Pick<AnyDeclaration, 'component'>>;

const loaded = new WeakMap<AnyDeclaration, Loaded>();
const loading = new WeakMap<AnyDeclaration, Promise<Loaded>>();

export const hasComponent = (declaration: AnyDeclaration): declaration is LoadableDeclaration =>
  declaration.component !== undefined;

/** What is already loaded, so that a later element mounts without waiting. */
export const loadedComponent = (declaration: AnyDeclaration): Loaded | undefined =>
  loaded.get(declaration);

/** Loads React (once per page) and the component (once per tag); a failure may be tried again. */
export function loadComponent(declaration: LoadableDeclaration): Promise<Loaded> {
  const known = loading.get(declaration) ?? load(declaration);
  loading.set(declaration, known);
  return known;
}

async function load(declaration: LoadableDeclaration): Promise<Loaded> {
  try {
    const [{ createReactRoot }, component] = await Promise.all([
      import('../../react/shared/root.tsx'),
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
    throw error;
  }
}
