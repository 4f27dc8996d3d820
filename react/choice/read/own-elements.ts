/** What matches in the children of a tag; what an author has put into a named slot is no option. */
export const ownElements = <E extends Element>(host: Element, selector: string): readonly E[] => [
  ...host.querySelectorAll<E>(
    `:scope > :is(${selector}):not([slot]), :scope > :not([slot]) :is(${selector})`,
  ),
];
