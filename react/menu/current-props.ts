import type { Current } from '../../logic/menu/menu.model.ts';

/** The parts of what may be the current one, and what says so. */
export const currentProps = (part: string, current: Current | undefined) => ({
  part: current ? `${part} current` : part,
  'aria-current': current,
});
