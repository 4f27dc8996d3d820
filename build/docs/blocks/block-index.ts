import type { HostBlock, Step } from '../../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { table } from '../markdown.ts';

const HEADINGS: ReadonlyMap<Step, string> = new Map([
  ['shows', 'First: what only shows'],
  ['acts', 'Then: what acts alone'],
  ['sends', 'Last: what sends'],
]);

/** A block with its number in the order of replacement. */
const linkOf = (block: HostBlock): string =>
  `[${HOST_BLOCKS.indexOf(block) + 1} ${block.name}](./${block.key}.md)`;

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
  '<theme-picture>',
  '',
  ...[...HEADINGS].flatMap(([step, heading]) => [
    `## ${heading}`,
    '',
    ...table(
      ['block', 'tags', 'what the shopper gets'],
      HOST_BLOCKS.filter((block) => block.step === step).map(rowOf),
    ),
  ]),
  '</theme-picture>',
];
