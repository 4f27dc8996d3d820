import { warnAuthor } from '../../logic/page/warn-author.ts';
import derived from '../page/derived.css';
import { styleSheetOf } from '../page/style-sheets.ts';

/** The minimum contrast of text in WCAG 2.2 (1.4.3). */
const LEAST = 4.5;

/** Pairs of text and background colours, by token name. */
const PAIRS = [
  ['text', 'surface'],
  ['text-quiet', 'surface'],
  ['accent-text', 'surface'],
  ['accent-text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['danger', 'surface'],
] as const;

const DERIVED: readonly string[] = ['on-accent', 'accent-hover', 'accent-soft', 'accent-text'];
const paint = (name: string): string =>
  DERIVED.includes(name) ? `var(--_${name})` : `var(--shop-color-${name})`;

/** The colour schemes of the page. */
const schemesOf = (root: Element): string[] =>
  getComputedStyle(root).colorScheme.match(/\b(?:light|dark)\b/g) ?? ['light'];

/** The relative luminance of a CSS colour, 0 to 1; undefined if the canvas cannot parse it. */
function luminanceOf(colour: string, canvas: CanvasRenderingContext2D): number | undefined {
  const painted = ['#000', '#fff'].map((before) => {
    canvas.fillStyle = before;
    canvas.fillStyle = colour;
    return canvas.fillStyle;
  });
  if (painted[0] !== painted[1]) return undefined;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of two colours, 1 to 21; undefined if one cannot be parsed. */
function contrastOf(colours: readonly string[]): number | undefined {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const [a, b] = colours.map((colour) => canvas && luminanceOf(colour, canvas));
  if (typeof a !== 'number' || typeof b !== 'number') return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Warns about pairs with too little contrast in one scheme. */
function judge(probe: HTMLElement, scheme: string): void {
  probe.style.colorScheme = scheme;
  for (const [text, ground] of PAIRS) {
    probe.style.color = paint(text);
    probe.style.backgroundColor = paint(ground);
    const { color, backgroundColor } = getComputedStyle(probe);
    const contrast = contrastOf([color, backgroundColor]);
    if (contrast === undefined || contrast >= LEAST) continue;
    warnAuthor(
      'shop',
      `--shop-color-${text} on --shop-color-${ground} has ${contrast.toFixed(1)} : 1 in a ${scheme} page; expected ${LEAST} : 1, so that it can be read.`,
      'guide/look',
    );
  }
}

/** The schemes and colours that were checked last. */
let judged = '';

/** Whether the colours of the page have changed since the last check. */
function isNew(): boolean {
  const style = getComputedStyle(document.documentElement);
  const colours = PAIRS.flat().map((name) => style.getPropertyValue(`--shop-color-${name}`));
  const look = [style.colorScheme, ...colours].join();
  if (judged === look) return false;
  judged = look;
  return style.getPropertyValue('--shop-color-accent') !== '';
}

/** Warns about colours of the page on which our texts are unreadable, in each of its colour schemes. */
export function warnOfContrast(): void {
  if (!isNew()) return;
  const box = document.createElement('div');
  const shadow = box.attachShadow({ mode: 'closed' });
  shadow.adoptedStyleSheets = [styleSheetOf(derived)];
  const probe = shadow.appendChild(document.createElement('i'));
  document.body.append(box);
  for (const scheme of schemesOf(document.documentElement)) judge(probe, scheme);
  box.remove();
}
