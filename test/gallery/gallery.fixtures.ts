import { setViewport } from '@web/test-runner-commands';
import { html, nothing, type TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { configElement } from '../../elements/tags/config/config.element.ts';
import { galleryElement } from '../../elements/tags/gallery/gallery.element.ts';
import { productElement } from '../../elements/tags/product/product.element.ts';
import { settle } from '../kit/fake-clock.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { pngOf } from '../kit/pictures.ts';
import { waitUntil } from '../kit/wait-until.ts';

registerElements([configElement, galleryElement, productElement]);

export type Gallery = Mounted<'shop-gallery'>;

/** The picture of an index as the page shows it, and its large file. */
export const mediumOf = (index: number): string => pngOf(`hsl(${index * 40} 60% 60%)`, 40, 30);
export const largeOf = (index: number): string => pngOf(`hsl(${index * 40} 60% 60%)`, 80, 60);

/** A link to the large file around the picture, as the templates print it. */
export const picture = (index: number, alt = `Mug ${index + 1}`): TemplateResult =>
  html`<a href=${largeOf(index)}
    ><img src=${mediumOf(index)} alt=${alt} width="400" height="300"
  /></a>`;

interface Given {
  readonly count?: number;
  readonly pictures?: unknown;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Undefined where the test emulates a screen. */
  readonly window?: { readonly width: number; readonly height: number } | undefined;
  readonly lang?: string;
  readonly dir?: string;
}

/** A window in which thumbnails are below the pictures. */
export const WINDOW = { width: 900, height: 700 };

/** A gallery that nobody has touched. */
export async function showGallery({
  count = 5,
  pictures = Array.from({ length: count }, (_, index) => picture(index)),
  attributes = {},
  ...given
}: Given = {}): Promise<Gallery> {
  const { window = WINDOW, ...page } = given;
  if (!('window' in given) || given.window) await setViewport(window);
  return mount(
    'shop-gallery',
    html`<div style="max-inline-size: 400px">
      <shop-gallery
        label=${attributes.label ?? nothing}
        thumbs=${attributes.thumbs ?? nothing}
        zoom=${attributes.zoom ?? nothing}
        ?loop=${'loop' in attributes}
        ?follow=${'follow' in attributes}
        >${pictures}</shop-gallery
      >
    </div>`,
    page,
  );
}

export const slides = ({ element }: Gallery) => [...element.children] as HTMLElement[];

/** The index of the current picture, by its thumbnail. */
export const currentOf = (tag: Gallery): number =>
  tag.parts('thumb').findIndex((one) => one.ariaCurrent === 'true');

/** Until the row shows the picture of that index. */
export const shows = (tag: Gallery, index: number): Promise<void> =>
  waitUntil(
    () => {
      const stage = tag.part('stage').getBoundingClientRect();
      const slide = slides(tag)[index]?.getBoundingClientRect();
      const isThere = slide !== undefined && Math.abs(slide.left - stage.left) < 1;
      return isThere && (slides(tag).length < 2 || currentOf(tag) === index);
    },
    `picture ${index + 1}`,
  );

const opened = (tag: Gallery): Promise<void> => waitUntil(() => tag.isOpen, 'the dialog');

/** Opens the dialog by a click on the picture of that index. */
export async function openBy(tag: Gallery, index = 0): Promise<Gallery> {
  const shown = slides(tag)[index]?.querySelector('img');
  if (!shown) throw new Error(`Expected a picture ${index}.`);
  await click(shown);
  await opened(tag);
  await settle();
  return tag;
}

/** A gallery whose dialog is open. */
export async function showOpen(given?: Given, index = 0): Promise<Gallery> {
  const tag = await showGallery(given);
  tag.element.open(index);
  await opened(tag);
  await tag.settled();
  return tag;
}

/** The image of the dialog's current picture. */
export const largeImage = (tag: Gallery): HTMLImageElement =>
  tag.one('[data-current=true] img') as HTMLImageElement;

/** Until the dialog's row has come to rest at the current picture. */
export const largeShows = (tag: Gallery): Promise<void> =>
  waitUntil(() => {
    const [box, stage] = ['[data-current=true]', '.viewer__stage'].map((one) =>
      tag.one(one).getBoundingClientRect(),
    );
    return Math.abs((box?.left ?? 0) - (stage?.left ?? 9)) < 1;
  }, 'the picture in the dialog');

export const counter = (tag: Gallery): string => tag.part('counter').textContent ?? '';
