import type { Environment } from '../host/environment.ts';
import { useLightChild } from '../light-dom/use-light-child.ts';

/** The author's template for the rows of products; undefined for rows of ours. */
export const useRowTemplate = (env: Environment): HTMLTemplateElement | undefined =>
  useLightChild<HTMLTemplateElement>(env, ':scope > template[slot=product]');
