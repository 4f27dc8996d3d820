import { dot, fill } from './drawing.ts';

/** The colours of a landscape. */
export interface Light {
  readonly sky: string;
  readonly sun: string;
  readonly far: string;
  readonly near: string;
  readonly wood: string;
  readonly ground: string;
}

/** The colours of a landscape by day. */
export const DAY: Light = {
  sky: '#e3ecec',
  sun: '#fff7e6',
  far: '#c9d9d3',
  near: '#a9c3b8',
  wood: '#5f8f7c',
  ground: '#dfe3cd',
};

/** The same by night. */
export const NIGHT: Light = {
  sky: '#1b2a31',
  sun: '#f1e6c8',
  far: '#26383b',
  near: '#274b40',
  wood: '#1a4033',
  ground: '#3b5044',
};

/** The outline of a fir whose foot is at 0, 16. */
export const FIR = 'M0-120l30 38H16l26 34H22l32 44H7v16H-7V-4h-47l32-44h-20l26-34h-14z';

/** Firs: the position of the foot and the scale. */
const FIRS = [
  [40, 306, 0.8],
  [112, 312, 1],
  [470, 304, 0.7],
  [530, 310, 0.95],
  [760, 302, 0.65],
  [1010, 308, 0.8],
  [1090, 314, 1.1],
  [1165, 306, 0.75],
] as const;

const HILLS =
  'M0 236l140-90 60 40 150-130 110 120 80-50 160 110 120-80 110 60 130-100 140 120v160H0z';
const NEAR_HILLS = 'M0 300l180-90 150 70 190-100 200 90 170-70 160 80 150-50v110H0z';
const GROUND = 'M0 304c240-30 520-20 780-10s300 10 420-6v112H0z';

/** Hills, a wood and a meadow on a board of 1200 × 400, whose floor is at 350. */
export function landscape({ sky, sun, far, near, wood, ground }: Light): string {
  const firs = FIRS.map(
    ([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">${fill(wood, FIR)}</g>`,
  );
  return (
    `<rect width="1200" height="400" fill="${sky}"/>` +
    dot(sun, [712, 150, 38]) +
    fill(far, HILLS) +
    fill(near, NEAR_HILLS) +
    firs.join('') +
    fill(ground, GROUND)
  );
}
