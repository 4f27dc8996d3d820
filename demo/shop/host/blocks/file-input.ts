import type { HostBlock } from './block.ts';

export const fileInput: HostBlock = {
  key: 'file-input',
  name: 'File input',
  step: 'sends',
  tags: ['file-field'],
  benefit: 'A file that is too large or has a wrong type is rejected before submission.',
  themePage: { page: '/product-en-156-jacket.html', elements: ['.f-group'] },
  keep: [
    {
      what: '`data-max_filesize` on the input',
      why: 'The tag reads the limit from it.',
      selector: '#projector_file[data-max_filesize]',
    },
  ],
  check: [
    'For a file that is too large, the message contains its name and the limit.',
    'A valid file is submitted with the form.',
    'Without JavaScript the native input works.',
  ],
};
