import { safeImage } from '../../logic/wire/safe-link.ts';
import { dataIn, findIn } from '../light-dom/find-element.ts';
import { useLightDom } from '../light-dom/use-light-child.ts';

/** A picture or a video of the gallery, as the author wrote it. */
export interface Picture {
  /** The child of the element. */
  readonly slide: HTMLElement;
  readonly image: HTMLImageElement | null;
  readonly video: HTMLVideoElement | null;
  /** The link to the large file or the video. */
  readonly link: HTMLAnchorElement | null;
  readonly isVideo: boolean;
  readonly alt: string;
  /** The address that the page shows; '' for a video without a poster. */
  readonly src: string;
  readonly thumb: string;
}

function readPicture(slide: HTMLElement): Picture {
  const image = findIn<HTMLImageElement>(slide, 'img');
  const video = findIn<HTMLVideoElement>(slide, 'video');
  const link = findIn<HTMLAnchorElement>(slide, 'a[href]');
  const src = image?.getAttribute('src') || video?.poster || '';
  return {
    slide,
    image,
    video,
    link,
    src,
    isVideo: video !== null || link?.dataset.video !== undefined,
    alt: image?.alt.trim() ?? '',
    thumb: safeImage(dataIn(slide, 'data-thumb')) ?? src,
  };
}

/** Children that are never shown. */
const NO_SLIDES = 'script, style, template, noscript, [slot]';
const MEDIA = 'img, video, a[data-video]';

const readPictures = (host: HTMLElement): readonly Picture[] =>
  [...host.children]
    .filter((child) => child instanceof HTMLElement)
    .filter((child) => !child.matches(NO_SLIDES) && findIn(child, MEDIA) !== null)
    .map(readPicture);

const isSamePicture = (one: Picture, other: Picture | undefined): boolean =>
  other !== undefined &&
  (Object.keys(one) as (keyof Picture)[]).every((key) => one[key] === other[key]);

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  attributeFilter: ['alt', 'href', 'poster', 'src', 'data-thumb'],
};

/** The pictures among the children; updates with them. */
export const usePictures = (host: HTMLElement): readonly Picture[] =>
  useLightDom(host, {
    read: () => readPictures(host),
    changes: CHANGES,
    isSame: (some, others) =>
      some.length === others.length && some.every((one, i) => isSamePicture(one, others[i])),
  });
