import { setViewport } from '@web/test-runner-commands';
import { html, nothing } from 'lit';
import { type Mounted, mount } from '../kit/mount.ts';
import { hover, leave } from '../kit/mouse.ts';
import { waitUntil } from '../kit/wait-until.ts';

export type Slider = Mounted<'shop-slider'>;

/** Slides as plain boxes, each with a link. */
export const slidesOf = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      html`<div style="block-size: 80px"><a href=${`#${index}`}>S${index + 1}</a></div>`,
  );

interface Given {
  readonly count?: number;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly lang?: string;
  readonly dir?: string;
}

/** A slider without interaction. */
export async function showSlider({
  count = 5,
  attributes = {},
  ...page
}: Given = {}): Promise<Slider> {
  await setViewport({ width: 800, height: 600 });
  const tag = await mount(
    'shop-slider',
    html`<div style="inline-size: 500px; text-align: center">
      <shop-slider
        slides-per-view=${attributes['slides-per-view'] ?? nothing}
        align=${attributes.align ?? nothing}
        timeout=${attributes.timeout ?? nothing}
        label=${attributes.label ?? nothing}
        ?loop=${'loop' in attributes}
        ?autoplay=${'autoplay' in attributes}
        >${slidesOf(count)}</shop-slider
      >
    </div>`,
    page,
  );
  // Firefox restores the scroll position of an element that was removed from the same place
  tag.part('track').scrollTo({ left: 0, behavior: 'instant' });
  return tag;
}

export const slides = ({ element }: Slider) => [...element.children] as HTMLElement[];

/** The position of a slide: the distance between the centre of the slider and its own, in CSS pixels to the right. */
export function offCentre({ element }: Slider, slide: Element | undefined): number {
  const [there, here] = [element, slide].map((one) => one?.getBoundingClientRect());
  if (!there || !here) return Number.NaN;
  return here.left + here.width / 2 - there.left - there.width / 2;
}

export const isDriven = ({ element }: Slider): boolean => element.matches(':state(enhanced)');

/** Waits until the slide with an index is centred. */
export const centred = (tag: Slider, index: number): Promise<void> =>
  waitUntil(() => Math.abs(offCentre(tag, slides(tag)[index])) < 1, `slide ${index + 1}`);

/** Waits until the slide with an index is at the start: on the left, or from right to left on the right. */
export const atStart = (tag: Slider, index: number): Promise<void> => {
  const edge = tag.element.matches(':dir(rtl)') ? 'right' : 'left';
  return waitUntil(
    () => {
      const here = slides(tag)[index]?.getBoundingClientRect()[edge] ?? Number.NaN;
      return Math.abs(here - tag.element.getBoundingClientRect()[edge]) < 1;
    },
    `slide ${index + 1}`,
  );
};

/** Points at the slides, and waits until the module drives them. */
export async function startEngine(tag: Slider): Promise<Slider> {
  // Firefox dispatches no event for a mouse that is there already
  await leave();
  await hover(tag.part('track'));
  await waitUntil(() => isDriven(tag), 'the module');
  return tag;
}

/** A slider that the module drives. */
export const showDriven = async (given?: Given): Promise<Slider> =>
  startEngine(await showSlider(given));
