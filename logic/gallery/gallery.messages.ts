import { defineMessages } from '../texts/messages.ts';

/** The number of a picture, and how many there are. */
export interface PictureNumber {
  readonly number: number;
  readonly count: number;
}

/** A picture whose alternative text does not tell it from the others. */
interface NumberedPicture extends PictureNumber {
  readonly name: string;
}

export const galleryMessages = defineMessages(
  'gallery',
  {
    label: 'Zdjęcia produktu',
    carousel: 'karuzela',
    slide: 'slajd',
    enlarge: 'Zdjęcia, Enter powiększa',
    thumbs: 'Wybór zdjęcia',
    number: ({ number, count }: PictureNumber) => `${number} z ${count}`,
    position: ({ number, count }: PictureNumber) => `Zdjęcie ${number} z ${count}`,
    named: ({ name, number, count }: NumberedPicture) => `${name}, zdjęcie ${number} z ${count}`,
    film: ({ number, count }: PictureNumber) => `Film, ${number} z ${count}`,
  },
  {
    label: 'Product pictures',
    carousel: 'carousel',
    slide: 'slide',
    enlarge: 'Pictures, Enter enlarges',
    thumbs: 'Choose a picture',
    number: ({ number, count }) => `${number} of ${count}`,
    position: ({ number, count }) => `Picture ${number} of ${count}`,
    named: ({ name, number, count }) => `${name}, picture ${number} of ${count}`,
    film: ({ number, count }) => `Video, ${number} of ${count}`,
  },
);

export type GalleryTexts = (typeof galleryMessages)['pl'];
