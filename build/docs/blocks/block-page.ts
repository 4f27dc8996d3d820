import type { Hook, HostBlock, Step } from '../../../demo/shop/host/blocks/block.ts';
import { docs } from '../../../elements/docs.ts';
import type { Element } from '../../markup-tree.ts';
import { fence, frontMatter, section, table, tagLink } from '../markdown.ts';
import type { Template } from '../templates.ts';
import { findBlock } from './find-block.ts';
import { lineDiff } from './line-diff.ts';
import { type Dialect, printBlock } from './print-block.ts';
import { rulesOf } from './rules-of.ts';
import type { Way } from './theme-pages.ts';

/** The names of the steps of a replacement. */
export const STEPS: Readonly<Record<Step, string>> = {
  shows: 'blocks that display data',
  acts: 'independent controls',
  sends: 'blocks that submit forms',
};

/** The data of a block's page. */
export interface BlockSource {
  readonly block: HostBlock;
  /** The page of the theme in each variant; absent if the block is on none. */
  readonly pages: Readonly<Record<Way, string>> | undefined;
  /** The author's stylesheet. */
  readonly css: string;
  /** The library's XSLT templates. */
  readonly templates: readonly Template[];
}

/** The stylesheet of the theme on the site. */
const SHEET = '<link rel="stylesheet" href="theme/theme.css">';

interface Tab {
  readonly title: string;
  readonly lines: readonly string[];
}

/** Tabs without duplicates. */
function tabsOf(found: Found): readonly Tab[] {
  const diffTo = (way: Way, dialect: Dialect) =>
    lineDiff(printBlock(found.plain, dialect), printBlock(found[way], dialect));
  const tabs = [
    { title: 'HTML', lines: diffTo('around', 'html') },
    { title: 'XSLT', lines: diffTo('around', 'xslt') },
    { title: 'HTML, instead of the block', lines: diffTo('instead', 'html') },
  ];
  const texts = tabs.map(({ lines }) => lines.join());
  return tabs.filter((_, index) => texts.indexOf(texts[index] ?? '') === index);
}

type Found = Readonly<Record<Way, readonly Element[]>>;

/** The elements of the block in each variant, including adjacent ones. */
function foundIn({ block, pages }: BlockSource, withRelated = false): Found | undefined {
  const { themePage, markup, tags } = block;
  const { elements } = themePage ?? markup ?? {};
  if (!elements || !pages) return undefined;
  const names = [...elements, ...(withRelated ? (themePage?.related ?? []) : [])];
  const find = (way: Way) => findBlock(pages[way], names, tags);
  return { plain: find('plain'), around: find('around'), instead: find('instead') };
}

/** The running block with the theme's stylesheet: a switch between before and after. */
function shown(source: BlockSource): readonly string[] {
  const { themePage, markup } = source.block;
  const found = foundIn(source, true);
  if (!found || (themePage ?? markup)?.isLive === false) return [];
  const live = (way: Way, title: string) =>
    fence(`html live [${title}]`, [SHEET, ...printBlock(found[way], 'live')].join('\n'));
  return ['::: code-group', '', ...live('plain', 'Before'), ...live('around', 'After'), ':::', ''];
}

/** The lines of the template, before and after. */
function change(source: BlockSource): readonly string[] {
  const found = foundIn(source);
  if (!found) return [];
  const tabs = tabsOf(found);
  return [
    'Remove the lines with `-`, and add the lines with `+`.',
    '',
    '::: code-group',
    '',
    ...tabs.flatMap(({ title, lines }) => fence(`diff [${title}]`, lines.join('\n'))),
    ':::',
    '',
  ];
}

const rows = (verb: string, hooks: readonly Hook[] = []): readonly (readonly string[])[] =>
  hooks.map(({ what, why }) => [verb, what, why]);

const hooks = ({ block }: BlockSource): readonly string[] =>
  table(
    ['action', 'markup', 'reason'],
    [
      ...rows('**keep**', block.keep),
      ...rows('**clear**', block.empty),
      ...rows('**remove**', block.drop),
    ],
  );

const css = ({ block, css: sheet }: BlockSource): readonly string[] =>
  block.css ? fence('css', rulesOf(sheet, block.css).join('\n\n')) : [];

function templatesOf({ block, templates }: BlockSource): readonly string[] {
  const calls = templates
    .filter(({ tag }) => block.tags.some((key) => tag === `shop-${key}`))
    .map(
      ({ name, tag, isInside }) =>
        `\`<xsl:call-template name="${name}"/>\` prints ${isInside ? 'the children of ' : ''}\`<${tag}>\``,
    );
  if (calls.length === 0) return [];
  return [
    `With the data of the page, ${calls.join(', ')}: see [Templates](../guide/templates.md).`,
    '',
  ];
}

function undo({ block }: BlockSource): readonly string[] {
  const parts = [
    ...(block.themePage || block.markup
      ? ['Restore the lines with `-`, and remove those with `+`.']
      : []),
    ...(block.drop ? ['Restore what you removed.'] : []),
    ...(block.css ? ['Remove the CSS.'] : []),
    'The tag makes no other changes.',
  ];
  return [parts.join(' '), ''];
}

const synonyms = new Map(Object.entries(docs).map(([tag, texts]) => [tag, texts.synonyms]));

/** The search terms of a block: its tags with their synonyms, and what authors do with it. */
const termsOf = ({ tags }: HostBlock): string =>
  [
    ...tags.map((key) => `shop-${key}`),
    ...tags.flatMap((key) => synonyms.get(`shop-${key}`) ?? []),
    'remove from the theme',
    'what stays in the template',
    'usunąć z szablonu',
    'co zostawić w szablonie',
  ].join(', ');

/** The page of a block: the change of the template, the markup that the theme needs, how to check and to undo it. */
export function blockPage(source: BlockSource): readonly string[] {
  const { name, benefit, step, tags, check } = source.block;
  const links = tags.map((key) => tagLink(`shop-${key}`, '../tags'));
  return [
    ...frontMatter({
      title: JSON.stringify(name),
      description: JSON.stringify(benefit),
      terms: termsOf(source.block),
    }),
    `# ${name}`,
    '',
    `${benefit} Step: ${STEPS[step]}. Tags: ${links.join(', ')}.`,
    '',
    ...shown(source),
    ...section('In the template', [...change(source), ...templatesOf(source)]),
    ...section('Markup to keep, clear or remove', hooks(source)),
    ...section('CSS to copy', css(source)),
    ...section('Check', [...check.map((line, index) => `${index + 1}. ${line}`), '']),
    ...section('Undo', undo(source)),
  ];
}
