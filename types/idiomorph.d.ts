/** The used part of the API; the package has no types. */
declare module 'idiomorph' {
  interface Options {
    restoreFocus?: boolean;
    ignoreActiveValue?: boolean;
    callbacks?: {
      beforeNodeMorphed?(old: Node, next: Node): boolean;
      beforeNodeRemoved?(node: Node): boolean;
      beforeAttributeUpdated?(name: string, node: Element, act: 'update' | 'remove'): boolean;
    };
  }
  export const Idiomorph: {
    morph(old: Element, next: Element, options?: Options): unknown;
  };
}
