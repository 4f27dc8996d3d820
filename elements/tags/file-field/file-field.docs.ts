import type { Docs } from '../../declare/docs.ts';
import { UNCHECKED_FORM } from '../../declare/unchecked-form.ts';
import type { fileFieldElement } from './file-field.element.ts';

export const fileFieldDocs: Docs<typeof fileFieldElement> = {
  purpose: 'forms',
  summary: {
    en: 'Rejects files that the shop does not accept, and accepts dropped or pasted files.',
    pl: 'Pliki: wybrane, upuszczone, wklejone.',
  },
  synonyms: ['upload', 'attachment', 'plik', 'załącznik'],
  related: ['form', 'field'],
  accessibility:
    'The input is native. The reason for a rejection is announced at once, and describes the input.',
  needs: { selector: 'input[type=file]', text: 'an <input type="file"> in it' },
  mistakes: [UNCHECKED_FORM],
  attributes: {
    maxSize:
      'The size of the largest file, in bytes; by default `max_filesize` or `data-max_filesize` of the input.',
    blockedTypes:
      'MIME types that are refused, such as `image/svg+xml` or `video/*`; by default `app_shop.vars.blacklist_mime`.',
    blockedExtensions:
      'Extensions that are refused, with or without the dot; by default `app_shop.vars.blacklist_extension`.',
    pictureSize: 'The maximum image size, in pixels; it shows the hints for images.',
  },
  events: {
    onReject: 'A file has been rejected and the input is empty; one event per file.',
  },
  slots: {
    '': 'The label and the `<input type="file">`; they work without JavaScript.',
    hint: 'The hints for images; inserted by the tag.',
    message: 'The reason for a rejection; inserted by the tag.',
  },
  parts: { area: 'The box around the input, into which files can be dropped.' },
  states: { dragging: 'Files are being dragged over the tag.' },
};
