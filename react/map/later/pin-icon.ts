import { Icon } from 'leaflet';
import { button, unseen } from './nodes.ts';
import type { Pictures } from './pictures.ts';

const FOLDER = '/gfx/standards/';
const DEFAULT_PICTURE = `${FOLDER}marker-icon.png`;
const FINE_PICTURES = `${FOLDER}marker-icon-2x.png 2x`;
const SHADOW = `${FOLDER}marker-shadow.png`;

const SVG = 'http://www.w3.org/2000/svg';
const PIN = 'M12.5 1C6 1 1 6 1 12.5c0 8 9 13 11.5 27.5C15 25.5 24 20.5 24 12.5 24 6 19 1 12.5 1z';

interface Pin {
  /** The accessible name. */
  readonly name: string;
  /** The URL of the image; '' for that of the shop. */
  readonly picture: string;
  readonly pictures: Pictures;
}

function svg(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const look = { width: '1em', height: '1em', fill: 'none', stroke: 'currentColor' };
  const attributes = {
    ...look,
    viewBox: '0 0 25 41',
    class: 'pin__drawing',
    part: 'icon',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', PIN);
  const dot = document.createElementNS(SVG, 'circle');
  for (const [name, value] of [
    ['cx', '12.5'],
    ['cy', '12.5'],
    ['r', '4.5'],
  ] as const)
    dot.setAttribute(name, value);
  svg.append(path, dot);
  return svg;
}

function image(src: string, className: string): HTMLImageElement {
  const picture = new Image();
  picture.className = className;
  picture.alt = '';
  picture.src = src;
  return picture;
}

/** The image of the marker or of the shop; undefined if it fails to load. */
async function looks({ picture, pictures }: Pin): Promise<readonly HTMLElement[] | undefined> {
  if (picture) return (await pictures(picture)) ? [image(picture, 'pin__picture')] : undefined;
  if (!(await pictures(DEFAULT_PICTURE))) return undefined;
  const shown = image(DEFAULT_PICTURE, 'pin__picture');
  shown.srcset = FINE_PICTURES;
  return (await pictures(SHADOW)) ? [image(SHADOW, 'pin__shadow'), shown] : [shown];
}

/** The icon of a marker: a button, created when the marker enters the view, with a fixed appearance. */
export class PinIcon extends Icon<Pin & { iconUrl: string }> {
  #isChosen = false;
  #pin: HTMLElement | undefined;

  constructor(pin: Pin) {
    super({ ...pin, iconUrl: '' });
  }

  /** Highlights the icon while the popup of its marker is open. */
  set isChosen(isChosen: boolean) {
    this.#isChosen = isChosen;
    this.#pin?.classList.toggle('pin--chosen', isChosen);
  }

  override createIcon(): HTMLElement {
    const pin = button('marker', 'pin');
    pin.title = this.options.name;
    pin.append(unseen(this.options.name));
    looks(this.options).then((pictures) => pin.prepend(...(pictures ?? [svg()])));
    this.#pin = pin;
    this.isChosen = this.#isChosen;
    return pin;
  }

  override createShadow(): HTMLElement {
    // the library accepts null, which its types do not declare
    return null as unknown as HTMLElement;
  }
}
