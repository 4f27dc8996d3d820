import type { HostBlock, Place, Step } from '../../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { table } from '../markdown.ts';
import { STEPS } from './block-page.ts';

const ORDER: readonly Step[] = ['shows', 'acts', 'sends'];

/** A block has the number of its turn. */
const linkOf = (block: HostBlock): string =>
  `[${HOST_BLOCKS.indexOf(block) + 1} ${block.name}](./${block.key}.md)`;

const PLACES: Readonly<Record<Place, string>> = {
  every: 'Every page',
  main: 'Main page',
  list: 'List of products',
  product: 'Product',
  registration: 'Registration',
  contact: 'Contact',
};
const isPlace = (name: string): name is Place => Object.hasOwn(PLACES, name);

/** The theme as boxes with numbers: its pages, each with its blocks. */
const picture = (): readonly string[] =>
  Object.keys(PLACES)
    .filter(isPlace)
    .flatMap((place) => [
      `- ${PLACES[place]}`,
      ...HOST_BLOCKS.filter((block) => block.place === place).map(
        (block) => `  - ${linkOf(block)}`,
      ),
    ]);

const rowOf = (block: HostBlock): readonly string[] => [
  linkOf(block),
  block.tags.map((tag) => `\`shop-${tag}\``).join(', '),
  block.gives,
];

/** The page that lists the blocks of the theme, the safest first. */
export const blockIndex = (): readonly string[] => [
  '# Blocks of the default theme',
  '',
  'Move one block at a time: each works while all others are still the theme’s. Tests open the theme with each block',
  'alone. [The guide](../guide/default-theme.md) tells how to begin.',
  '',
  '<div class="theme-map">',
  '',
  ...picture(),
  '',
  '</div>',
  '',
  ...ORDER.flatMap((step, index) => [
    `## ${index + 1}. ${STEPS[step]}`,
    '',
    ...table(
      ['block', 'tags', 'what the shopper gets'],
      HOST_BLOCKS.filter((block) => block.step === step).map(rowOf),
    ),
  ]),
];
