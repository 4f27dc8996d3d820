import type { HostBlock } from './block.ts';

export const fileInput: HostBlock = {
  key: 'file-input',
  name: 'File input',
  step: 'sends',
  place: 'product',
  tags: ['file-field'],
  gives: 'A file that is too large, or of a wrong kind, is refused before it is sent.',
  stands: { page: '/product-en-156-jacket.html', elements: ['.f-group'] },
  keep: [
    {
      what: '`data-max_filesize` on the input',
      why: 'The tag reads the limit from it.',
      selector: '#projector_file[data-max_filesize]',
    },
  ],
  check: [
    'A file that is too large is named with the limit.',
    'A right file goes with the form.',
    'Without script the input is the browser’s.',
  ],
};
