import type { DefaultTheme } from 'vitepress';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { kindsOfData } from '../../../elements/data/kinds.ts';

const guide = (text: string, name: string) => ({ text, link: `/guide/${name}` });

const blockItems = HOST_BLOCKS.map(({ key, name }) => ({ text: name, link: `/blocks/${key}` }));

/** The guides, in the order in which a theme author needs them. */
export const guideMenu: DefaultTheme.SidebarItem[] = [
  {
    text: 'Begin',
    items: [
      guide('First tag', 'first-tag'),
      guide('Templates of the platform', 'templates'),
      {
        ...guide('Moving from the default theme', 'default-theme'),
        collapsed: true,
        items: [{ text: 'Blocks', link: '/blocks/' }, ...blockItems],
      },
    ],
  },
  {
    text: 'Make it yours',
    items: [
      guide('Styling', 'look'),
      guide('Texts and languages', 'texts'),
      guide('Forms', 'forms'),
      guide('Buying', 'buying'),
      guide('Product page', 'product-page'),
      guide('Prices, dates, instalments', 'prices'),
      guide('Pictures, slides, maps', 'pictures'),
      guide('Widgets and partial navigation', 'widgets'),
      guide('Events and scripts', 'events'),
    ],
  },
  {
    text: 'Ship it',
    items: [
      guide('Without JavaScript', 'without-script'),
      guide('Hosting', 'deliver'),
      guide('Bundlers and frameworks', 'bundlers'),
      guide('Test your pages', 'testing'),
      guide('AI assistants', 'assistants'),
    ],
  },
];

const polish = (text: string, name: string) => ({ text, link: `/pl/guide/${name}` });

/** The guides in Polish; all other pages are English. */
export const polishMenu: DefaultTheme.SidebarItem[] = [
  {
    text: 'Na początek',
    items: [
      polish('Pierwszy znacznik', 'first-tag'),
      polish('Szablony platformy', 'templates'),
      polish('Przejście z motywu domyślnego', 'default-theme'),
    ],
  },
  {
    text: 'Po swojemu',
    items: [
      polish('Wygląd', 'look'),
      polish('Teksty i języki', 'texts'),
      polish('Strona produktu', 'product-page'),
    ],
  },
  {
    text: 'Do sprawdzenia',
    items: [polish('Rozwiązywanie problemów', 'symptoms'), polish('Słowniczek', 'glossary')],
  },
  {
    text: 'Po angielsku',
    items: [
      { text: 'Bloki motywu', link: '/blocks/' },
      { text: 'Znaczniki', link: '/tags/' },
    ],
  },
];

const dataItems = Object.entries(kindsOfData).map(([name, { title }]) => ({
  text: title,
  link: `/data/${name}`,
}));

/** The reference pages. */
export const referenceMenu: DefaultTheme.SidebarItem = {
  text: 'Look up',
  items: [
    guide('Troubleshooting', 'symptoms'),
    guide('Accessibility', 'accessibility'),
    { text: 'Keyboard', link: '/keyboard' },
    guide('Browsers', 'browsers'),
    guide('Glossary', 'glossary'),
    { text: 'Tokens', link: '/tokens' },
    { text: 'Messages', link: '/messages' },
    { text: 'Requests', link: '/wire' },
    { text: 'Data', items: dataItems },
  ],
};
