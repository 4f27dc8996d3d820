import { type Drawing, dot, fill, oval, stroke } from './drawing.ts';

const jacket: Drawing = ({ main, accent, line }) =>
  fill(main, 'M88 48l-46 24-20 108 30 8 14-70v86h108v-86l14 70 30-8-20-108-46-24z') +
  fill(accent, 'M88 48c4-22 60-22 64 0-8 22-18 32-32 38-14-6-24-16-32-38z') +
  fill(line, 'M100 52c4-12 36-12 40 0-6 12-12 18-20 22-8-4-14-10-20-22z') +
  stroke(line, 4, 'M120 86v118') +
  stroke(accent, 5, 'M80 150l26 10M160 150l-26 10M66 190h50M124 190h50');

const sweater: Drawing = ({ main, accent, line }) =>
  fill(
    main,
    'M86 50l-44 22-22 104 32 10 14-66v86h108v-86l14 66 32-10-22-104-44-22c-14 14-54 14-68 0z',
  ) +
  stroke(accent, 8, 'M86 50c14 14 54 14 68 0') +
  stroke(
    accent,
    5,
    'M68 110l13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12M68 128l13 12 13-12 13 12 13-12 13 12 13-12 13 12 13-12',
  ) +
  stroke(line, 4, 'M66 194h108M22 168l32 8M218 168l-32 8');

const boot: Drawing = ({ main, accent, line }) =>
  fill(main, 'M76 40h62v76c10 20 36 24 58 34 10 6 12 16 12 30H70c-4-46 8-90 6-140z') +
  fill(
    accent,
    'M72 34h70c6 0 6 20 0 20H72c-6 0-6-20 0-20zM170 142c20 6 36 10 38 38h-52c0-16 4-28 14-38z',
  ) +
  fill(line, 'M64 178h146v20c0 4-2 8-8 8h-12v-8h-12v8h-16v-8h-12v8h-22v-8h-12v8H72c-6 0-8-4-8-8z') +
  stroke(line, 5, 'M110 72l28 8M110 92l28 8M112 112l34 6M118 130l38-2') +
  stroke('#fff', 3, 'M112 74l24 16M112 94l26 14');

const hat: Drawing = ({ main, accent, line }) =>
  dot(accent, [120, 48, 24]) +
  stroke(line, 3, 'M104 48h32M120 32v32M109 37l22 22M131 37l-22 22') +
  fill(main, 'M48 166c-4-68 28-102 72-102s76 34 72 102z') +
  stroke(accent, 5, 'M58 126l14 14 14-14 17 14 17-14 17 14 17-14 14 14 14-14') +
  fill(
    accent,
    'M46 158h148c8 0 12 6 12 14v20c0 8-4 14-12 14H46c-8 0-12-6-12-14v-20c0-8 4-14 12-14z',
  ) +
  stroke(line, 3, 'M62 162v40M82 162v40M102 162v40M122 162v40M142 162v40M162 162v40M182 162v40');

const sock: Drawing = ({ main, accent, line }) =>
  fill(line, 'M128 40h56v86c0 20-6 30-20 40l-40 32c-8 6-18 6-24 0z') +
  fill(
    main,
    'M86 44h58v84c0 18-6 28-18 38l-40 34c-14 10-30 8-38-4s-4-26 8-36l24-20c4-4 6-8 6-14z',
  ) +
  fill(
    accent,
    'M80 36h70c4 0 4 26 0 26H80c-4 0-4-26 0-26zM48 196c-8-12-4-26 8-36l8-6c16 8 26 22 26 42l-4 4c-14 10-30 8-38-4z',
  ) +
  stroke(accent, 6, 'M88 84h54M88 100h54') +
  oval(accent, [130, 146, 14, 18]);

/** Things to wear. */
export const WEAR_SHAPES = { jacket, sweater, boot, hat, sock };
