import type { HostBlock, Step } from '../../../demo/shop/host/blocks/block.ts';
import { HOST_BLOCKS } from '../../../demo/shop/host/blocks/blocks.ts';
import { table } from '../markdown.ts';
import { STEPS } from './block-page.ts';

const ORDER: readonly Step[] = ['shows', 'acts', 'sends'];

const rowOf = ({ key, name, gives, tags }: HostBlock): readonly string[] => [
  `[${name}](./${key}.md)`,
  tags.map((tag) => `\`shop-${tag}\``).join(', '),
  gives,
];

/** The page that lists the blocks of the theme, the safest first. */
export const blockIndex = (): readonly string[] => [
  '# Blocks of the default theme',
  '',
  'Move one block at a time: each works while all others are still the theme’s. Tests open the theme with each block',
  'alone. [The guide](../guide/default-theme.md) tells how to begin.',
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
