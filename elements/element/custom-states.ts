type SetStates = (states: Readonly<Record<string, boolean>>) => void;

/** A function that sets the custom states (`:state()`) of an element. Its first call attaches the internals. */
export function createSetStates(host: HTMLElement): SetStates {
  let internals: ElementInternals | undefined;
  return (states) => {
    internals ??= host.attachInternals();
    for (const [state, on] of Object.entries(states)) {
      if (on) internals.states.add(state);
      else internals.states.delete(state);
    }
  };
}
