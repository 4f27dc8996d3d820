import { type Drawing, dot, fill, stroke } from './drawing.ts';

const tent: Drawing = ({ main, accent, line }) =>
  fill(main, 'M120 54l92 152H28z') +
  fill(accent, 'M120 54l46 152H74z') +
  fill(line, 'M120 92l26 114H94z') +
  stroke(line, 5, 'M110 40l10 14 10-14') +
  stroke(accent, 4, 'M28 206l-14 6M212 206l14 6M74 130l-52 30M166 130l52 30');

const chair: Drawing = ({ main, accent, line }) =>
  stroke(line, 9, 'M74 40l82 166M166 40L84 206') +
  fill(main, 'M60 118h120l-8 22H68z') +
  fill(accent, 'M70 40h100c4 0 6 4 4 8l-14 44H80L66 48c-2-4 0-8 4-8z') +
  stroke(main, 5, 'M76 58h88M80 76h80') +
  stroke(line, 7, 'M56 116h128M78 206h-10M162 206h10');

const bottle: Drawing = ({ main, accent, line }) =>
  fill(line, 'M98 28h44v28H98z') +
  stroke(line, 6, 'M142 36c20 0 20 22 0 22') +
  fill(
    main,
    'M100 58h40c0 18 26 22 26 48v86c0 10-6 16-16 16H90c-10 0-16-6-16-16v-86c0-26 26-30 26-48z',
  ) +
  fill(accent, 'M74 124h92v44H74z') +
  stroke('#ffffff', 6, 'M90 100c2-8 6-12 12-16') +
  fill(main, 'M92 160l20-26 12 14 8-8 16 20z');

const compass: Drawing = ({ main, accent, line }) =>
  stroke(line, 8, 'M120 48c-16-8-12-28 0-28s16 20 0 28') +
  dot(main, [120, 128, 82]) +
  dot('#fffdf6', [120, 128, 64]) +
  stroke(line, 4, 'M120 70v12M120 174v12M62 128h12M166 128h12') +
  stroke(accent, 3, 'M80 88l6 6M160 88l-6 6M80 168l6-6M160 168l-6-6') +
  fill('#b5382f', 'M148 92l-18 46-20-20z') +
  fill(line, 'M92 164l18-46 20 20z') +
  dot('#fffdf6', [120, 128, 6]);

const map: Drawing = ({ main, accent, line }) =>
  fill('#fbf7ea', 'M36 76l56-20v130l-56 20zM148 76l56-20v130l-56 20z') +
  fill('#efe8d2', 'M92 56l56 20v130l-56-20z') +
  fill(
    accent,
    'M36 150c20-20 36-10 56-24v60l-56 20zM148 120c20-14 36-10 56-30v40c-20 12-36 10-56 24z',
  ) +
  stroke(main, 5, 'M48 100c30-12 40 40 70 34s30-40 74-48') +
  stroke(line, 3, 'M92 56v130M148 76v130') +
  fill('#b5382f', 'M184 84c-18-22-18-40 0-42 18 2 18 20 0 42z') +
  dot('#fbf7ea', [184, 58, 6]);

const backpack: Drawing = ({ main, accent, line }) =>
  stroke(line, 8, 'M100 48c0-26 40-26 40 0') +
  fill(accent, 'M42 120h20v62H52c-6 0-10-4-10-10zM178 120h20v52c0 6-4 10-10 10h-10z') +
  fill(main, 'M60 92c0-30 20-48 60-48s60 18 60 48v96c0 12-8 20-20 20H80c-12 0-20-8-20-20z') +
  fill(accent, 'M78 136h84v50c0 6-4 10-10 10H88c-6 0-10-4-10-10z') +
  stroke(line, 4, 'M78 152h84M84 84h72') +
  fill(line, 'M110 144h20v18h-20zM96 78h8v34h-8zM136 78h8v34h-8z');

const bag: Drawing = ({ main, accent, line }) =>
  stroke(line, 8, 'M84 104c0-72 72-72 72 0') +
  fill(main, 'M50 92h140l12 104c0 8-4 12-12 12H50c-8 0-12-4-12-12z') +
  fill(accent, 'M48 112h144l2 14H46z') +
  stroke(accent, 5, 'M96 178l24-34 24 34zM120 144v-6') +
  dot(line, [84, 106, 6]) +
  dot(line, [156, 106, 6]);

const rope: Drawing = ({ main, accent, line }) =>
  stroke(line, 19, 'M120 44c-64 0-84 40-84 82s24 78 84 78 84-36 84-78-20-82-84-82') +
  stroke(main, 15, 'M120 44c-64 0-84 40-84 82s24 78 84 78 84-36 84-78-20-82-84-82') +
  stroke(main, 15, 'M120 66c-46 0-62 28-62 60s18 56 62 56 62-24 62-56-16-60-62-60') +
  stroke(accent, 13, 'M120 88c-28 0-40 18-40 38s12 34 40 34 40-14 40-34-12-38-40-38') +
  fill(line, 'M104 34h32v64h-32z') +
  stroke(accent, 4, 'M104 50h32M104 66h32M104 82h32') +
  stroke(main, 12, 'M150 200c16 6 34 4 46 6');

/** Things for the trail. */
export const TRAIL_SHAPES = { tent, chair, bottle, compass, map, backpack, bag, rope };
