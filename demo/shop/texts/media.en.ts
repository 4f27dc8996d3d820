import type { polishMedia } from './media.pl.ts';

/** The texts of banners and sliders, in English. */
export const englishMedia: typeof polishMedia = {
  bannerHeading: 'For the trail',
  banner: 'New for the trail: see what came in this week',
};
