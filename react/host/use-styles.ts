import { useLayoutEffect } from '../resting/hooks.ts';
import type { Environment } from './environment.ts';

/** Gives the element the style sheets of a part that is loaded on demand. */
export function useStyles({ addStyles }: Environment, ...texts: readonly string[]): void {
  useLayoutEffect(() => addStyles(texts));
}
