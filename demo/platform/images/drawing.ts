/** The colours of a silhouette. */
export interface Ink {
  readonly main: string;
  readonly accent: string;
  readonly line: string;
}

/** SVG content on a 240 × 240 board whose floor is at 205. */
export type Drawing = (ink: Ink) => string;

/** A filled path. */
export const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;

/** A stroked path. */
export const stroke = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

/** A filled circle. */
export const dot = (colour: string, [x, y, r]: readonly [number, number, number]): string =>
  `<circle fill="${colour}" cx="${x}" cy="${y}" r="${r}"/>`;

/** A filled ellipse. */
export const oval = (
  colour: string,
  [x, y, rx, ry]: readonly [number, number, number, number],
): string => `<ellipse fill="${colour}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;
