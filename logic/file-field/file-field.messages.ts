import { defineMessages } from '../texts/messages.ts';

interface TooLarge {
  file: string;
  /** In megabytes, formatted in the language. */
  size: string;
}

export const fileFieldMessages = defineMessages(
  'file-field',
  {
    blocked: ({ file }: { file: string }) =>
      `Nie można wgrać pliku ${file}, ponieważ załączanie plików tego typu jest niedozwolone.`,
    tooLarge: ({ file, size }: TooLarge) =>
      `Nie można wgrać pliku ${file}, ponieważ przekracza maksymalny dozwolony rozmiar ${size}MB.`,
    pictureFormats: 'Dopuszczalne formaty zdjęć: .jpg.',
    pictureSize: ({ size }: { size: string }) => `Maksymalny rozmiar zdjęcia to: ${size}px.`,
  },
  {
    blocked: ({ file }) => `File cannot be uploaded ${file}, because its type of files is invalid.`,
    tooLarge: ({ file, size }) =>
      `File cannot be uploaded ${file} because it is larger than the allowed size of ${size}MB.`,
    pictureFormats: 'Possible picture formats: .jpg.',
    pictureSize: ({ size }) => `Max. picture size is: ${size}px.`,
  },
);

export type FileFieldTexts = (typeof fileFieldMessages)['pl'];
