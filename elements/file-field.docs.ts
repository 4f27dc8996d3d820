import type { Docs } from './declare/docs.ts';
import type { fileFieldElement } from './file-field.element.ts';

export const fileFieldDocs: Docs<typeof fileFieldElement> = {
  summary: 'Refuses files that the shop does not take, and takes files that are dropped or pasted.',
  attributes: {
    maxSize:
      "The largest file, in bytes; else the input's own `max_filesize` or `data-max_filesize`.",
    blockedTypes:
      'MIME types that are refused, such as `image/svg+xml` or `video/*`; else `app_shop.vars.blacklist_mime`.',
    blockedExtensions:
      'Extensions that are refused, with or without the dot, behind any dot of the name; else `app_shop.vars.blacklist_extension`.',
    pictureSize: 'The largest picture in pixels; shows the hints for pictures.',
  },
  events: { onReject: 'A file was refused, and the input is empty; once for each such file.' },
  slots: {
    '': 'The label and the `<input type="file">`; they work without script.',
    hint: 'What pictures may be; put there by the element.',
    message: 'Why files were refused; put there by the element.',
  },
  parts: { area: 'The box around the input, into which files can be dropped.' },
  states: { dragging: 'Files are held over the element.' },
};
