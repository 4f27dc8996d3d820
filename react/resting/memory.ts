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

function checkCalls(part: Part): void {
  part.calls ??= part.next;
  if (part.calls === part.next) return;
  throw new Error('[shop] A view at rest calls other hooks than it did before.');
}

function end({ cells }: Part): void {
  for (const cell of cells) (cell as Partial<Effect>).stop?.();
}

const describe: Renderer['jsx'] = (type, props, key): Description => ({ type, props, key });

/** The view itself, which is no component of it. */
const VIEW = { type: undefined, key: undefined };

/** What the hooks of one component keep between two drawings, in the order of their calls. */
interface Part {
  readonly type: unknown;
  readonly key: string | undefined;
  readonly cells: unknown[];
  next: number;
  /** How many hooks the first drawing called. */
  calls: number | undefined;
}

/**
 * What the hooks of a view at rest keep between two drawings. A component with hooks is known again by its type, its key
 * and, among those of the same type and key, its place.
 */
export class Memory {
  readonly #redraw: () => void;
  /** The component that is being rendered; without a part until it calls a hook, as most never do. */
  #current: { type: unknown; key: string | undefined; part?: Part } = VIEW;
  /** The components that this drawing has met, and those of the drawing before that it has not met yet. */
  #parts: Part[] = [];
  #before: Part[] = [];
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
    this.#before = [...this.#parts, ...this.#before];
    this.#parts = [];
    this.#due = [];
    this.enter(VIEW);
  }

  /** Makes the hooks from here on those of another component. */
  enter({ type, key }: Pick<Part, 'type' | 'key'>): void {
    this.#current = { type, key };
  }

  /** Ends the effects of components that are gone; then runs those that are due, as the view is on the page. */
  runEffects(): void {
    if (__DEV__) for (const part of this.#parts) checkCalls(part);
    for (const part of this.#before.splice(0)) end(part);
    for (const run of this.#due.splice(0)) run();
  }

  /** Ends all effects; the memory is not used again. */
  stop(): void {
    this.begin();
    for (const part of this.#before.splice(0)) end(part);
  }

  #part(): Part {
    const { type, key } = this.#current;
    const at = this.#before.findIndex((part) => part.type === type && part.key === key);
    const [known] = at < 0 ? [] : this.#before.splice(at, 1);
    const part = known ?? { type, key, cells: [], next: 0, calls: undefined };
    part.next = 0;
    this.#parts.push(part);
    return part;
  }

  #cell<T extends object>(make: () => T): T {
    this.#current.part ??= this.#part();
    const { part } = this.#current;
    const at = part.next;
    part.next += 1;
    part.cells[at] ??= make();
    return part.cells[at] as T;
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
