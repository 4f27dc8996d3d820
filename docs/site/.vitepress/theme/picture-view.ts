import type { ThemePicture } from '../../../../build/docs/blocks/theme-pictures.ts';
import { make } from './make.ts';
import type { PictureBlock } from './picture-blocks.ts';
import { pageLanguage } from './site-texts.ts';

/**
 * The width of a tablet, at which the theme shows the button of its side menu in addition to the content of wide pages.
 */
const PAGE_PX = 900;
/** The gap between a block and its outline, which must not cover its text. */
const GAP_PX = 4;
/** The height of a number above a block, at any scale, with a margin. */
const ROOM_PX = 24 + 2 * GAP_PX;
/** Numbers of small blocks beyond this position are aligned to their end, so that their names fit. */
const FAR = 0.6;

/** A box of a block on the page; a block may have several. */
interface Box {
  readonly key: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A message of public/picture.js. */
interface MeasuredPage {
  readonly height: number;
  readonly boxes: readonly Box[];
}

const areaOf = ({ width, height }: Box): number => width * height;

/** A page of the theme, scaled to the available width, with a link around each block. */
export class PictureView {
  readonly #frame = make('iframe', { title: '', inert: true, tabIndex: -1 });
  readonly #marks = make('div', { className: 'marks' });
  readonly element = make('div', { className: 'view' }, [this.#frame, this.#marks]);
  readonly #picture: ThemePicture;
  readonly #blocks: ReadonlyMap<string, PictureBlock>;
  readonly #resized = new ResizeObserver(() => this.#scale());
  #boxes: MeasuredPage | undefined;
  #pointed: string | undefined;

  constructor(picture: ThemePicture, title: string, blocks: readonly PictureBlock[]) {
    this.#picture = picture;
    this.#blocks = new Map(blocks.map((block) => [block.key, block]));
    this.#frame.title = title;
    // no `allow-same-origin`, like for examples
    this.#frame.setAttribute('sandbox', 'allow-scripts');
    this.#frame.addEventListener('load', () => this.#scale());
    Object.assign(this.#frame.style, { width: `${PAGE_PX}px`, transformOrigin: '0 0' });
  }

  /** Loads the page, once. */
  load(): void {
    const { key } = this.#picture;
    this.#frame.src ||= `${import.meta.env.BASE_URL}theme/${key}-${pageLanguage()}.html`;
  }

  /** Observes the frame and the width; returns a function that stops it. */
  follow(): () => void {
    const listen = ({ source, data }: MessageEvent) => {
      if (source !== this.#frame.contentWindow || !data?.picture) return;
      this.#boxes = data.picture;
      this.#outline();
    };
    addEventListener('message', listen);
    this.#resized.observe(this.element);
    return () => {
      removeEventListener('message', listen);
      this.#resized.disconnect();
    };
  }

  /** Highlights a block as on hover; undefined for none. */
  point(key: string | undefined): void {
    this.#pointed = key;
    for (const mark of this.#marks.children)
      mark.toggleAttribute('data-on', mark.getAttribute('data-key') === key);
  }

  get #ratio(): number {
    return this.element.clientWidth / PAGE_PX;
  }

  #scale(): void {
    if (this.#ratio === 0) return;
    this.#frame.style.transform = `scale(${this.#ratio})`;
    this.#frame.contentWindow?.postMessage({ room: ROOM_PX / this.#ratio }, '*');
  }

  #outline(): void {
    if (!this.#boxes) return;
    const { height, boxes } = this.#boxes;
    this.#frame.style.height = `${height}px`;
    this.element.style.height = `${height * this.#ratio}px`;
    // smaller ones are above those that contain them
    const sorted = [...boxes].sort((one, other) => areaOf(other) - areaOf(one));
    this.#marks.replaceChildren(...sorted.flatMap((box) => this.#mark(box) ?? []));
    for (const label of this.#marks.querySelectorAll('.label'))
      label.toggleAttribute('data-short', label.scrollHeight > label.clientHeight);
    this.point(this.#pointed);
  }

  #mark(box: Box): HTMLAnchorElement | undefined {
    const block = this.#blocks.get(box.key);
    if (!block) return undefined;
    const { href, number, name, step, key } = block;
    const label = make('span', { className: 'label' }, [
      make('b', {}, [`${number}`]),
      make('span', {}, [name]),
    ]);
    const mark = make('a', { href, className: 'mark', tabIndex: -1 }, [label]);
    Object.assign(mark.dataset, { key, step });
    Object.assign(mark.style, this.#placeOf(box));
    mark.toggleAttribute('data-again', this.#boxes?.boxes.find((one) => one.key === key) !== box);
    mark.toggleAttribute('data-end', box.left > FAR * PAGE_PX);
    return mark;
  }

  #placeOf({ left, top, width, height }: Box): Partial<CSSStyleDeclaration> {
    const scaled = (length: number, more: number) => `${length * this.#ratio + more}px`;
    return {
      left: scaled(left, -GAP_PX),
      top: scaled(top, -GAP_PX),
      width: scaled(width, 2 * GAP_PX),
      height: scaled(height, 2 * GAP_PX),
    };
  }
}
