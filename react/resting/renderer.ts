import type * as React from 'react';
import type { ElementType } from 'react';

export type Props = Record<string, unknown>;

type CreateElement = (type: ElementType, props: Props, key?: string) => unknown;

/** The hooks that a view may use at rest, too. */
export type Hooks = Pick<
  typeof React,
  'useCallback' | 'useLayoutEffect' | 'useMemo' | 'useRef' | 'useState' | 'useSyncExternalStore'
>;

/** What compiled JSX calls, with one child and with several, and the hooks. */
export interface Renderer extends Hooks {
  readonly jsx: CreateElement;
  readonly jsxs: CreateElement;
}

let current: Renderer | undefined;

/** The renderer of what is being rendered now. */
export const renderer = (): Renderer => {
  if (!current) throw new Error('[shop] A component was rendered without a renderer.');
  return current;
};

/** Makes a renderer that has come the one of all components. */
export const lendRenderer = (arrived: Renderer): void => {
  current = arrived;
};

/** Runs a task whose JSX and hooks are another renderer's. */
export function renderingWith(other: Renderer, task: () => void): void {
  const before = current;
  current = other;
  try {
    task();
  } finally {
    current = before;
  }
}
