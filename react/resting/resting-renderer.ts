import type { EffectCallback, ElementType } from 'react';
import { areSame, type Deps, type Memory } from './memory.ts';
import { type Props, type Renderer, renderingWith } from './renderer.ts';

/** What JSX says, before React is there: `draw` understands it. */
export interface Description {
  readonly type: ElementType;
  readonly props: Props;
  readonly key: string | undefined;
  /** In how many components it is, once it is drawn. */
  depth: number;
}

/** The memory of the view that is being drawn. */
let memory: Memory;

/** The value of a state: as given, or from a function of the value before. */
const stateOf = (given: unknown, before: unknown): unknown =>
  typeof given === 'function' ? given(before) : given;

const describe: Renderer['jsx'] = (type, props, key): Description => {
  return { type, props, key, depth: 0 };
};

function remember(make: () => unknown, deps: Deps): unknown {
  const cell = memory.cell(() => ({ value: make(), deps }));
  if (!areSame(cell.deps, deps)) Object.assign(cell, { value: make(), deps });
  return cell.value;
}

function stateCell(initial: unknown) {
  const { redraw } = memory;
  const cell = {
    value: stateOf(initial, undefined),
    set(next: unknown): void {
      const value = stateOf(next, cell.value);
      if (Object.is(value, cell.value)) return;
      cell.value = value;
      redraw();
    },
  };
  return cell;
}

function useState(initial: unknown) {
  const { value, set } = memory.cell(() => stateCell(initial));
  return [value, set];
}

function useSyncExternalStore(
  subscribe: (onChange: () => void) => () => void,
  read: () => unknown,
): unknown {
  const { redraw } = memory;
  const cell = memory.cell(() => ({ read, shown: undefined as unknown }));
  Object.assign(cell, { read, shown: read() });
  const follow = () => {
    const look = () => {
      if (!Object.is(cell.read(), cell.shown)) redraw();
    };
    const stop = subscribe(look);
    // what changed while the view was drawn
    look();
    return stop;
  };
  memory.effect(follow, [subscribe]);
  return cell.shown;
}

/** The renderer of views at rest: its hooks keep what they keep in the memory of the view. */
const RENDERER = {
  jsx: describe,
  jsxs: describe,
  useCallback: (callback: unknown, deps: Deps) => remember(() => callback, deps),
  useLayoutEffect: (effect: EffectCallback, deps: Deps) => memory.effect(effect, deps),
  useMemo: remember,
  useRef: (initial: unknown) => memory.cell(() => ({ current: initial })),
  useState,
  useSyncExternalStore,
} as unknown as Renderer;

/** Draws a view whose hooks use this memory. */
export function drawingWith(own: Memory, task: () => void): void {
  const before = memory;
  memory = own;
  try {
    renderingWith(RENDERER, task);
  } finally {
    memory = before;
  }
}
