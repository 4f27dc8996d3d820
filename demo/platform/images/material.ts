import { fill, type Ink, stroke } from './drawing.ts';
import type { Shape } from './shapes.ts';

/** A repeating texture: its width, its height and the content of one tile. */
interface Texture {
  readonly size: readonly [width: number, height: number];
  readonly draw: (ink: Ink) => string;
}

const knit: Texture = {
  size: [20, 18],
  draw: ({ main }) =>
    fill(main, 'M0 0h20v18H0z') +
    `<g opacity=".32">${stroke('#fff', 5, 'M3 3l7 8 7-8')}</g><g opacity=".2">${stroke('#000', 2, 'M1 7l9 9 9-9')}</g>`,
};

const cloth: Texture = {
  size: [12, 12],
  draw: ({ main }) =>
    fill(main, 'M0 0h12v12H0z') +
    `<g opacity=".16">${fill('#fff', 'M0 0h6v6H0zM6 6h6v6H6z')}</g><g opacity=".16">${stroke('#000', 1, 'M0 6h12M6 0v12')}</g>`,
};

const wood: Texture = {
  size: [240, 60],
  draw: ({ main }) =>
    fill(main, 'M0 0h240v60H0z') +
    `<g opacity=".22">${stroke('#000', 2, 'M0 1h240M0 18c50-8 70 8 120 2s80-6 120-2M0 40c40 6 60-4 100 2s100 4 140-2')}` +
    `<ellipse cx="168" cy="30" rx="15" ry="6" fill="none" stroke="#000" stroke-width="2"/></g>`,
};

const smooth: Texture = {
  size: [60, 60],
  draw: ({ main, accent }) =>
    fill(main, 'M0 0h60v60H0z') +
    `<g opacity=".55">${stroke(accent, 3, 'M8 12h.1M34 6h.1M52 30h.1M20 38h.1M44 52h.1M4 54h.1')}</g>` +
    `<g opacity=".5">${stroke(accent, 1.6, 'M22 22h.1M46 16h.1M12 30h.1M32 48h.1M56 44h.1')}</g>`,
};

const MATERIALS: Readonly<Record<Shape, Texture>> = {
  mug: smooth,
  blanket: knit,
  cushion: cloth,
  towel: cloth,
  knife: smooth,
  pot: smooth,
  tin: smooth,
  basket: wood,
  box: wood,
  lamp: smooth,
  candle: smooth,
  soap: smooth,
  tent: cloth,
  chair: cloth,
  bottle: smooth,
  compass: smooth,
  map: cloth,
  backpack: cloth,
  bag: cloth,
  rope: knit,
  jacket: cloth,
  sweater: knit,
  boot: smooth,
  hat: knit,
  sock: knit,
};

/** The SVG content of a material as a close-up, with a fold in the second colour. */
export function material(shape: Shape, ink: Ink): string {
  const { size, draw } = MATERIALS[shape];
  const [width, height] = size;
  const pattern = (id: string, of: Ink) =>
    `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="rotate(-8)">${draw(of)}</pattern>`;
  return (
    pattern('m', ink) +
    pattern('a', { ...ink, main: ink.accent, accent: ink.main }) +
    fill('url(#m)', 'M0 0h240v240H0z') +
    `<g opacity=".2">${fill('#000', 'M-10 196c80-30 170-60 260-66v12c-90 8-180 38-260 66z')}</g>` +
    fill('url(#a)', 'M-10 204c80-32 170-56 260-64v110H-10z')
  );
}
