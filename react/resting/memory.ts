import type { EffectCallback, ElementType } from 'react';
import type { Props, Renderer } from './renderer.ts';

/** What JSX says, before React is there: `draw` understands it. */
export interface Description {
  readonly type: ElementType;
  readonly props: Props;
  readonly key: string | undefined;
}

type Deps = readonly unknown[] | undefined;

/** An effect that ran, and what ends it. */
interface Effect {
  deps: Deps;
  stop: (() => void) | undefined;
}

const areSame = (a: Deps, b: Deps): boolean =>
  a !== undefined && b !== undefined && a.every((value, at) => Object.is(value, b[at]));

const describe: Renderer['jsx'] = (type, props, key): Description => ({ type, props, key });

/** What the hooks of a view at rest keep between two drawings, in the order of their calls. */
export class Memory {
  readonly #redraw: () => void;
  readonly #cells: unknown[] = [];
  #next = 0;
  /** How many hooks the first drawing called. */
  #calls: number | undefined;
  #due: (() => void)[] = [];

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** The renderer of the views that use this memory. */
  readonly renderer = {
    jsx: describe,
    jsxs: describe,
    useCallback: (callback: unknown, deps: Deps) => this.#remember(() => callback, deps),
    useLayoutEffect: (effect: EffectCallback, deps: Deps) => this.#effect(effect, deps),
    useMemo: (make: () => unknown, deps: Deps) => this.#remember(make, deps),
    useRef: (initial: unknown) => this.#cell(() => ({ current: initial })),
    useState: (initial: unknown) => {
      const cell = this.#cell(() => ({ value: stateOf(initial, undefined) }));
      const set = (next: unknown) => {
        const value = stateOf(next, cell.value);
        if (Object.is(value, cell.value)) return;
        cell.value = value;
        this.#redraw();
      };
      return [cell.value, set];
    },
    useSyncExternalStore: (
      subscribe: (onChange: () => void) => () => void,
      read: () => unknown,
    ) => {
      const cell = this.#cell(() => ({ read, shown: undefined as unknown }));
      Object.assign(cell, { read, shown: read() });
      this.#effect(() => {
        const look = () => {
          if (!Object.is(cell.read(), cell.shown)) this.#redraw();
        };
        const stop = subscribe(look);
        // what changed while the view was drawn
        look();
        return stop;
      }, [subscribe]);
      return cell.shown;
    },
  } as unknown as Renderer;

  /** Starts another drawing. */
  begin(): void {
    this.#next = 0;
    this.#due = [];
  }

  /** Runs the effects that are due, once the view is on the page. */
  runEffects(): void {
    if (__DEV__) this.#checkCalls();
    for (const run of this.#due.splice(0)) run();
  }

  /** Ends all effects; the memory is not used again. */
  stop(): void {
    for (const cell of this.#cells.splice(0)) (cell as Partial<Effect>).stop?.();
    this.#calls = undefined;
    this.begin();
  }

  #checkCalls(): void {
    this.#calls ??= this.#next;
    if (this.#calls === this.#next) return;
    throw new Error('[shop] A view at rest calls other hooks than it did before.');
  }

  #cell<T extends object>(make: () => T): T {
    const at = this.#next;
    this.#next += 1;
    this.#cells[at] ??= make();
    return this.#cells[at] as T;
  }

  #remember(make: () => unknown, deps: Deps): unknown {
    const cell = this.#cell(() => ({ value: make(), deps }));
    if (!areSame(cell.deps, deps)) Object.assign(cell, { value: make(), deps });
    return cell.value;
  }

  #effect(effect: EffectCallback, deps: Deps): void {
    const cell = this.#cell((): Effect => ({ deps: undefined, stop: undefined }));
    if (areSame(cell.deps, deps)) return;
    cell.deps = deps;
    this.#due.push(() => {
      cell.stop?.();
      cell.stop = effect() ?? undefined;
    });
  }
}

/** The value of a state: as given, or from a function of the value before. */
const stateOf = (given: unknown, before: unknown): unknown =>
  typeof given === 'function' ? given(before) : given;
