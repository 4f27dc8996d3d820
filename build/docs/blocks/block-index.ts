import type { HostBlock, Step } from '../../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { table } from '../markdown.ts';
import { STEPS } from './block-page.ts';

/** When each step follows, in order. */
const ORDER: ReadonlyMap<Step, string> = new Map([
  ['shows', 'First'],
  ['acts', 'Second'],
  ['sends', 'Last'],
]);

/** A block with its number in the order of replacement. */
const linkOf = (block: HostBlock): string =>
  `[${HOST_BLOCKS.indexOf(block) + 1} ${block.name}](./${block.key}.md)`;

const rowOf = (block: HostBlock): readonly string[] => [
  linkOf(block),
  block.tags.map((tag) => `\`shop-${tag}\``).join(', '),
  block.benefit,
];

/** The page that lists the blocks of the theme, the safest first. */
export const blockIndex = (): readonly string[] => [
  '# Blocks of the default theme',
  '',
  'Replace one block at a time: each works while all others are still those of the theme. Tests cover the theme with each',
  'single block replaced. [The guide](../guide/default-theme.md) explains the procedure.',
  '',
  '<theme-picture>',
  '',
  ...[...ORDER].flatMap(([step, when]) => [
    `## ${when}: ${STEPS[step]}`,
    '',
    ...table(
      ['block', 'tags', 'benefit'],
      HOST_BLOCKS.filter((block) => block.step === step).map(rowOf),
    ),
  ]),
  '</theme-picture>',
];
