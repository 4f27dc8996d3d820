import { HOME_SHAPES } from './shapes-home.ts';
import { TRAIL_SHAPES } from './shapes-trail.ts';
import { WEAR_SHAPES } from './shapes-wear.ts';

/** Every silhouette by name. */
export const SHAPES = { ...HOME_SHAPES, ...TRAIL_SHAPES, ...WEAR_SHAPES };

/** The name of a silhouette. */
export type Shape = keyof typeof SHAPES;
