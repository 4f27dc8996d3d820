import { type Drawing, dot, fill, oval, stroke } from './drawing.ts';

const mug: Drawing = ({ main, accent, line }) =>
  stroke(main, 14, 'M158 108h14c30 0 30 56 0 56h-14') +
  fill(main, 'M62 84h100v96c0 14-10 24-24 24H86c-14 0-24-10-24-24z') +
  oval(accent, [112, 84, 50, 11]) +
  oval(line, [112, 85, 41, 7]) +
  fill(accent, 'M62 132h100v14H62z') +
  stroke(line, 5, 'M92 58c-8-10 8-16 0-26M116 58c-8-10 8-16 0-26');

const blanket: Drawing = ({ main, accent, line }) =>
  fill(main, 'M48 176c0-12 8-18 18-18h108c12 0 20 8 20 20v26H48z') +
  fill(accent, 'M48 186h146v8H48z') +
  fill(main, 'M52 132c0-12 8-18 18-18h102c12 0 18 8 18 18v26H52z') +
  fill(accent, 'M52 140h138v7H52z') +
  fill(main, 'M46 92c0-14 10-22 22-22h106c14 0 20 8 20 20v24H46z') +
  fill(accent, 'M46 92h148v7H46zM46 104h148v3H46z') +
  stroke(line, 3, 'M48 158h144M50 114h142') +
  stroke(accent, 4, 'M46 204v10M58 204v10M70 204v10M82 204v10M94 204v10M106 204v10');

const cushion: Drawing = ({ main, accent, line }) =>
  fill(
    main,
    'M50 66c44 14 96 14 140 0 10 0 14 4 12 14-10 36-10 78 0 112 2 10-4 14-12 14-44-12-96-12-140 0-10 0-14-4-12-14 10-34 10-76 0-112-2-10 2-14 12-14z',
  ) +
  stroke(accent, 5, 'M62 90c40 8 76 8 116 0M62 182c40-8 76-8 116 0') +
  dot(accent, [120, 136, 10]) +
  stroke(line, 3, 'M120 136l-30-26M120 136l30-26M120 136l-30 26M120 136l30 26');

const towel: Drawing = ({ main, accent, line }) =>
  stroke(line, 8, 'M40 52h160') +
  fill(main, 'M72 48h100c8 0 12 6 12 12v128H84V64c0-8-4-14-12-16z') +
  fill(accent, 'M60 60c0-8 6-12 12-12 8 2 12 8 12 16v98H60z') +
  fill(accent, 'M84 150h100v8H84zM84 164h100v8H84z') +
  stroke(
    main,
    3,
    'M88 188v14M100 188v14M112 188v14M124 188v14M136 188v14M148 188v14M160 188v14M172 188v14',
  );

const knife: Drawing = ({ main, accent, line }) =>
  fill('#d7dce0', 'M40 158C70 92 128 52 198 40c-10 48-52 96-102 118z') +
  stroke('#f5f7f8', 4, 'M62 146c26-44 66-74 116-92') +
  fill(main, 'M108 144l18 22-62 48c-8 6-20 4-26-4s-4-18 4-24z') +
  dot(accent, [62, 192, 6]) +
  dot(accent, [86, 174, 6]) +
  stroke(line, 6, 'M106 142l22 26');

const pot: Drawing = ({ main, accent, line }) =>
  stroke(line, 7, 'M58 108C58 20 182 20 182 108') +
  fill(main, 'M44 108h152c0 62-22 92-76 92s-76-30-76-92z') +
  fill(accent, 'M40 98h160c6 0 6 16 0 16H40c-6 0-6-16 0-16z') +
  dot(line, [120, 92, 9]) +
  stroke(accent, 6, 'M66 140c4 20 12 34 24 42') +
  stroke(line, 9, 'M82 194l-6 14M158 194l6 14');

const tin: Drawing = ({ main, accent, line }) =>
  fill(main, 'M64 76h112v118c0 8-24 14-56 14s-56-6-56-14z') +
  oval(accent, [120, 76, 56, 15]) +
  fill(accent, 'M74 52h92v22c0 6-20 11-46 11s-46-5-46-11z') +
  oval(line, [120, 52, 46, 11]) +
  fill('#fff', 'M82 116h76v58H82z') +
  stroke(
    main,
    5,
    'M120 166c-4-20 4-32 20-40-2 20-8 30-20 40zM120 166c0-14-6-22-18-28 0 14 6 22 18 28',
  );

const basket: Drawing = ({ main, accent, line }) =>
  stroke(main, 11, 'M62 112C62 24 178 24 178 112') +
  fill(main, 'M40 108h160l-18 88c-2 8-8 12-16 12H74c-8 0-14-4-16-12z') +
  stroke(accent, 5, 'M48 132h144M54 156h132M58 180h124') +
  stroke(line, 4, 'M76 116l10 86M104 116l4 90M136 116l-4 90M164 116l-10 86') +
  fill(accent, 'M36 100h168c6 0 6 16 0 16H36c-6 0-6-16 0-16z');

const box: Drawing = ({ main, accent, line }) =>
  fill(main, 'M42 104h156v94c0 6-4 10-10 10H52c-6 0-10-4-10-10z') +
  fill(accent, 'M36 74h168c6 0 8 4 8 8v26H28V82c0-4 2-8 8-8z') +
  stroke(line, 4, 'M30 108h180M42 140h156M42 172h156') +
  fill(line, 'M106 96h28v26h-28z') +
  dot(accent, [120, 110, 5]);

const lamp: Drawing = ({ main, accent, line }) =>
  stroke(line, 6, 'M84 84C84 18 156 18 156 84') +
  fill(main, 'M92 62h56l10 22H82z') +
  fill('#fff3cf', 'M84 86h72c18 26 14 54-4 76H88c-18-22-22-50-4-76z') +
  fill('#f2a93b', 'M120 100c18 24 18 42 0 54-18-12-18-30 0-54z') +
  stroke(line, 4, 'M84 86c-18 26-14 54 4 76M156 86c18 26 14 54-4 76') +
  fill(main, 'M80 160h80l12 30c2 10-2 16-12 16H80c-10 0-14-6-12-16z') +
  fill(accent, 'M74 178h92v9H74z');

const candle: Drawing = ({ main, accent, line }) =>
  fill('#f2a93b', 'M120 34c20 28 18 46 0 54-18-8-20-26 0-54z') +
  fill('#fff3cf', 'M120 56c8 14 8 22 0 28-8-6-8-14 0-28z') +
  stroke(line, 4, 'M120 84v22') +
  fill(main, 'M84 102c24 8 48 8 72 0v92H84z') +
  oval(accent, [120, 103, 36, 9]) +
  stroke(accent, 7, 'M96 112v28M142 112v16') +
  fill(line, 'M60 190h120c4 0 4 16-8 16H68c-12 0-12-16-8-16z');

const soap: Drawing = ({ main, accent, line }) =>
  fill(
    main,
    'M46 126c0-16 12-24 26-24h96c14 0 26 8 26 24v32c0 16-12 24-26 24H72c-14 0-26-8-26-24z',
  ) +
  fill(accent, 'M62 116h116c10 0 10 8 4 12-30 14-94 14-124 0-6-4-6-12 4-12z') +
  stroke(line, 4, 'M92 154h56M104 166h32') +
  fill(line, 'M34 188h172c6 0 4 16-8 16H42c-12 0-14-16-8-16z') +
  dot('#fff', [84, 78, 14]) +
  dot('#fff', [116, 58, 20]) +
  dot('#fff', [150, 82, 11]);

/** Things for the home. */
export const HOME_SHAPES = {
  mug,
  blanket,
  cushion,
  towel,
  knife,
  pot,
  tin,
  basket,
  box,
  lamp,
  candle,
  soap,
};
