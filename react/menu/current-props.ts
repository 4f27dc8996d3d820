import type { Current } from '../../logic/menu/menu.model.ts';

/** The part names and the `aria-current` of an element that may be the current one. */
export const currentProps = (part: string, current: Current | undefined) => ({
  part: current ? `${part} current` : part,
  'aria-current': current,
});
