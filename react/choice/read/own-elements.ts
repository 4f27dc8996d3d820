/** The matching descendants of an element, except in named slots, which hold no options. */
export const ownElements = <E extends Element>(host: Element, selector: string): readonly E[] => [
  ...host.querySelectorAll<E>(
    `:scope > :is(${selector}):not([slot]), :scope > :not([slot]) :is(${selector})`,
  ),
];
