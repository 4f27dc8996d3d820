import { standing } from './camp.ts';
import { fill, type Ink, stroke } from './drawing.ts';
import { DAY, FIR, landscape } from './landscape.ts';
import { SHAPES, type Shape } from './shapes.ts';
import { HOME_SHAPES } from './shapes-home.ts';
import { TRAIL_SHAPES } from './shapes-trail.ts';

const WOOD = '#a9764c';
const WOOD_DARK = '#8a5d3a';
/** The y coordinates of the surfaces that things stand on, and of the rail that they hang from. */
const [TABLE, BENCH, RAIL] = [196, 204, 52];

/** A wall with a window to a winter day, and a table. */
const ROOM =
  fill('#efe7da', 'M0 0h240v240H0z') +
  fill('#fbf9f4', 'M22 24h84v108H22z') +
  fill('#d3e2e6', 'M28 30h72v96H28z') +
  `<g transform="translate(50 120) scale(.5)">${fill('#5f8f7c', FIR)}</g>` +
  `<g transform="translate(80 122) scale(.36)">${fill('#7ba592', FIR)}</g>` +
  fill('#fafaf7', 'M28 116c24-8 48-6 72 0v10H28z') +
  stroke('#fbf9f4', 4, 'M64 28v100M26 78h76') +
  fill('#d8cfbf', 'M16 132h96v7H16z') +
  fill(WOOD, `M0 ${TABLE - 6}h240v14H0z`) +
  fill(WOOD_DARK, `M0 ${TABLE + 8}h240v${232 - TABLE}H0z`);

/** The meadow of the banner. */
const MEADOW = `<svg width="240" height="240" viewBox="640 40 360 360">${landscape(DAY)}</svg>`;

/** A wall with a rail, and a bench below it. */
const HALL =
  fill('#e4e7dc', 'M0 0h240v240H0z') +
  fill('#d2d7c6', 'M0 150h240v90H0z') +
  stroke('#c3c9b5', 2, 'M40 150v90M80 150v90M120 150v90M160 150v90M200 150v90') +
  fill(WOOD, `M0 ${RAIL - 8}h240v12H0z`) +
  stroke(WOOD_DARK, 5, `M36 ${RAIL}v10M120 ${RAIL}v10M204 ${RAIL}v10`) +
  fill(WOOD, `M0 ${BENCH}h240v10H0z`) +
  fill(WOOD_DARK, `M20 ${BENCH + 10}h14v40H20zM206 ${BENCH + 10}h14v40h-14z`);

/** The things that hang from the rail, with the y coordinate of their top. */
const HANGING: Partial<Readonly<Record<Shape, number>>> = { jacket: 46, sweater: 46, sock: 36 };

function hanging(shape: Shape, top: number, ink: Ink): string {
  const scale = 0.6;
  const place = `translate(${120 - 120 * scale} ${RAIL + 14 - top * scale}) scale(${scale})`;
  return `${stroke(WOOD_DARK, 3, `M120 ${RAIL + 8}v10`)}<g transform="${place}">${SHAPES[shape](ink)}</g>`;
}

/** The SVG content of a thing in use: indoors, on a meadow or in a hall. */
export function setting(shape: Shape, ink: Ink): string {
  if (shape in HOME_SHAPES)
    return ROOM + standing({ shape, ink, at: [158, TABLE - 4], scale: 0.56 });
  if (shape in TRAIL_SHAPES) return MEADOW + standing({ shape, ink, at: [110, 218], scale: 0.66 });
  const top = HANGING[shape];
  if (top !== undefined) return HALL + hanging(shape, top, ink);
  return HALL + standing({ shape, ink, at: [120, BENCH], scale: 0.5 });
}
