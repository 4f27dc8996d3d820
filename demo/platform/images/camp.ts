import { fill, type Ink, oval, stroke } from './drawing.ts';
import { PALETTES, type Palette } from './palettes.ts';
import { SHAPES, type Shape } from './shapes.ts';

/** The stroke colour. */
export const LINE = '#2b2521';
/** The y coordinate of the floor on a thing's board. */
const FLOOR = 207;
const POT_SCALE = 0.52;

/** The colours of a palette for an image. */
export function inkOf(palette: Palette): Ink {
  const [main, accent] = PALETTES[palette];
  return { main, accent, line: LINE };
}

/** A thing in a scene: its centre, its floor and its size. */
export interface Thing {
  readonly shape: Shape;
  readonly ink: Ink;
  readonly at: readonly [x: number, floor: number];
  readonly scale: number;
}

const placed = ({ shape, ink, at: [x, floor], scale }: Thing): string =>
  `<g transform="translate(${x - 120 * scale} ${floor - FLOOR * scale}) scale(${scale})">${SHAPES[shape](ink)}</g>`;

/** A thing on the ground, with its shadow. */
export function standing(thing: Thing): string {
  const { at, scale } = thing;
  const [x, floor] = at;
  return `<g opacity=".16">${oval('#000', [x, floor + 2, 84 * scale, 9 * scale])}</g>${placed(thing)}`;
}

/** A pot on a tripod over a fire; `x` is its centre. */
export function campfire([x, floor]: readonly [number, number]): string {
  const flame = (width: number, height: number) =>
    `M${x} ${floor - height}c${width} ${height * 0.5} ${width * 1.2} ${height * 0.85} 0 ${height}c${-width * 1.2} ${-height * 0.15} ${-width} ${-height * 0.5} 0 ${-height}z`;
  return (
    `<radialGradient id="glow"><stop offset="0" stop-color="#f6c667" stop-opacity=".55"/><stop offset="1" stop-color="#f6c667" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${x}" cy="${floor - 30}" r="150" fill="url(#glow)"/>` +
    stroke('#5a3422', 9, `M${x - 46} ${floor}l92-12M${x + 46} ${floor}l-92-12`) +
    fill('#e2762d', flame(38, 62)) +
    fill('#f6c667', flame(22, 40)) +
    stroke(
      LINE,
      6,
      `M${x - 74} ${floor}L${x + 6} ${floor - 196}M${x + 74} ${floor}L${x - 6} ${floor - 196}`,
    ) +
    stroke(LINE, 3, `M${x} ${floor - 186}v34`) +
    placed({ shape: 'pot', ink: inkOf('black'), at: [x, floor - 56], scale: POT_SCALE })
  );
}
