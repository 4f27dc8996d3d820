import type { Docs } from '../../declare/docs.ts';
import type { fileFieldElement } from './file-field.element.ts';

export const fileFieldDocs: Docs<typeof fileFieldElement> = {
  purpose: 'forms',
  summary: {
    en: 'Refuses files that the shop does not accept, and accepts files that are dropped or pasted.',
    pl: 'Pliki: wybrane, upuszczone, wklejone.',
  },
  synonyms: ['upload', 'attachment', 'plik', 'załącznik'],
  related: ['form', 'field'],
  accessibility:
    'The input stays the browser’s. Why files were refused is said at once, and tied to the input.',
  needs: { selector: 'input[type=file]', words: 'an <input type="file"> in it' },
  mistakes: [
    {
      is: 'form:has(:is(button, input):is([type=submit], [type=image], button:not([type]))) *:not(shop-form *)',
      words: 'is in a form that is submitted unchecked; expected <shop-form> around the <form>.',
    },
  ],
  attributes: {
    maxSize:
      'The size of the largest file, in bytes; by default `max_filesize` or `data-max_filesize` of the input.',
    blockedTypes:
      'MIME types that are refused, such as `image/svg+xml` or `video/*`; by default `app_shop.vars.blacklist_mime`.',
    blockedExtensions:
      'Extensions that are refused, with or without the dot, after any dot of the name; by default `app_shop.vars.blacklist_extension`.',
    pictureSize: 'The size of the largest picture, in pixels; with it the hints for pictures show.',
  },
  events: {
    onReject: 'A file has been refused and the input is empty; one event for each such file.',
  },
  slots: {
    '': 'The label and the `<input type="file">`; they work without script.',
    hint: 'The hints for pictures; the tag puts them there.',
    message: 'The reason why files were refused; the tag puts it there.',
  },
  parts: { area: 'The box around the input, into which files can be dropped.' },
  states: { dragging: 'Files are being dragged over the tag.' },
};
