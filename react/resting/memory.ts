import type { EffectCallback } from 'react';

export type Deps = readonly unknown[] | undefined;

/** An effect that ran, and what ends it. */
interface Effect {
  deps: Deps;
  stop: (() => void) | undefined;
}

/** What a component is known by, and in how many others it is. */
interface Place {
  readonly type: unknown;
  readonly key: string | undefined;
  readonly depth: number;
}

/** What the hooks of one component keep between two drawings, in the order of their calls. */
interface Part extends Place {
  readonly cells: unknown[];
  /** The effects that are to run after the drawing. */
  readonly due: (() => void)[];
  next: number;
  /** How many hooks the first drawing called. */
  calls: number | undefined;
}

/** The view itself, which is no component of it. */
const VIEW = { type: undefined, key: undefined, depth: 0 };

/** Whether nothing changed of what a hook depends on. */
export const areSame = (a: Deps, b: Deps): boolean =>
  a !== undefined && b !== undefined && a.every((value, at) => Object.is(value, b[at]));

function checkCalls(part: Part): void {
  part.calls ??= part.next;
  if (part.calls === part.next) return;
  throw new Error('[shop] A view at rest calls other hooks than it did before.');
}

/** Most views have one component with hooks, and there are many views. */
const inmostFirst = (parts: readonly Part[]): readonly Part[] =>
  parts.length > 1 ? [...parts].sort((a, b) => b.depth - a.depth) : parts;

function end({ cells }: Part): void {
  for (const cell of cells) (cell as Partial<Effect>).stop?.();
}

/**
 * What the hooks of a view at rest keep between two drawings. A component with hooks is known again by its type, its key
 * and, among those of the same type and key, its place.
 */
export class Memory {
  /** Asks for another drawing. */
  readonly redraw: () => void;
  /** The component that is being rendered; without a part until it calls a hook, as most never do. */
  #current: Place & { part?: Part } = VIEW;
  /** The components that this drawing has met, and those of the drawing before that it has not met yet. */
  #parts: Part[] = [];
  #before: Part[] = [];

  constructor(redraw: () => void) {
    this.redraw = redraw;
  }

  /** Starts another drawing. */
  begin(): void {
    this.#before = [...this.#parts, ...this.#before];
    this.#parts = [];
    this.enter(VIEW);
  }

  /** Makes the hooks from here on those of another component. */
  enter({ type, key, depth }: Place): void {
    this.#current = { type, key, depth };
  }

  /** What the next hook of the component keeps. */
  cell<T extends object>(make: () => T): T {
    const part = this.#part();
    const at = part.next;
    part.next += 1;
    part.cells[at] ??= make();
    return part.cells[at] as T;
  }

  /** The next hook of the component, as an effect that runs after the drawing if what it depends on has changed. */
  effect(begin: EffectCallback, deps: Deps): void {
    const cell = this.cell((): Effect => ({ deps: undefined, stop: undefined }));
    if (areSame(cell.deps, deps)) return;
    cell.deps = deps;
    this.#part().due.push(() => {
      cell.stop?.();
      cell.stop = begin() ?? undefined;
    });
  }

  /**
   * Ends the effects of components that are gone; then runs those that are due, as the view is on the page: those of a
   * component after those of the components in it.
   */
  runEffects(): void {
    if (__DEV__) for (const part of this.#parts) checkCalls(part);
    for (const part of this.#before.splice(0)) end(part);
    for (const { due } of inmostFirst(this.#parts)) for (const run of due.splice(0)) run();
  }

  /** Ends all effects; the memory is not used again. */
  stop(): void {
    this.begin();
    for (const part of this.#before.splice(0)) end(part);
  }

  /** The part of the component that is being rendered. */
  #part(): Part {
    this.#current.part ??= this.#meet(this.#current);
    return this.#current.part;
  }

  #meet({ type, key, depth }: Place): Part {
    const at = this.#before.findIndex((part) => part.type === type && part.key === key);
    const [known] = at < 0 ? [] : this.#before.splice(at, 1);
    const part = known ?? { type, key, depth, cells: [], due: [], next: 0, calls: undefined };
    part.next = 0;
    part.due.length = 0;
    this.#parts.push(part);
    return part;
  }
}
