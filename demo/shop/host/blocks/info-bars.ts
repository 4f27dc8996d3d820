import type { HostBlock } from './block.ts';

export const infoBars: HostBlock = {
  key: 'info-bars',
  name: 'Info bars',
  step: 'shows',
  tags: ['info-bar'],
  benefit: 'A bar that the shopper closes stays closed.',
  themePage: { page: '/', elements: ['.bars_top', '.bars_bottom'] },
  keep: [
    {
      what: '`.bars_top` and `.bars_bottom` around the tag',
      why: 'They position the bars. A bottom bar may be inside `<footer>`.',
      selector: '.bars_top, .bars_bottom',
    },
    {
      what: 'the `style` with `--background-color`, `--border-color` and `--font-color`, on the tag',
      why: 'They contain the shop’s colours for the bar.',
      selector: '[style*="--background-color"]',
    },
    {
      what: '`position="bottom"` and `fixed` on the tag of a bottom bar',
      why: 'Without them it scrolls with the footer.',
    },
  ],
  drop: [
    {
      what: 'the theme’s close button (here `.bars__close`)',
      why: 'The tag has its own, which stores that the bar was closed.',
      selector: '.bars__close',
    },
  ],
  css: ["[position='bottom']"],
  check: [
    'Close the bar and reload: it stays closed.',
    'The bottom bar covers neither the end of the footer nor the chat.',
    'Both bars have the shop’s colours.',
  ],
};
