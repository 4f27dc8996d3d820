import { useInsertionEffect } from 'react';
import type { Environment } from './environment.ts';

/** Gives the element the style sheets of a part that is loaded on demand, before its effects measure it. */
export function useStyles({ addStyles }: Environment, ...texts: readonly string[]): void {
  useInsertionEffect(() => addStyles(texts));
}
