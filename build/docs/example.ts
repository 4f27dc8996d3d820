import { platformIn } from '../../docs/site/.vitepress/theme/frame.ts';
import type { Section } from '../examples/sections-of.ts';
import { fence, prose } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('{{', '&#123;&#123;');

const attributeOf = (name: string, value: string | undefined): readonly string[] =>
  value === undefined ? [] : [`${name}='${quoted(value)}'`];

const platformOf = ({ platform }: Section): readonly string[] =>
  attributeOf('platform', platform.en === platformIn('en') ? undefined : platform.en);

/** The fence of a live example. */
function live(section: Section): readonly string[] {
  const { dir, expects, html } = section;
  const attributes = [
    ...platformOf(section),
    ...attributeOf('dir', dir),
    ...attributeOf('expects', expects),
  ];
  return fence(['html live', ...attributes].join(' '), html.en);
}

/** The fence of an example as a picture in a list. */
export const tile = (section: Section): readonly string[] =>
  fence(['html tile', ...platformOf(section)].join(' '), section.html.en);

/** The description of an example: its only markup is `<code>`. */
const sentenceOf = (markup: string): string => prose(markup.replaceAll(/<\/?code>/g, '`'));

/** The first example of the page: the minimal one. */
export const firstExample: SectionWriter = (source) => {
  const [first] = source.examples;
  return first ? live(first) : [];
};

/** All other examples. */
export const examples: SectionWriter = (source) => {
  const further = source.examples
    .slice(1)
    .flatMap((example) => [
      `### ${prose(example.heading.en)}${example.id && ` {#${example.id}}`}`,
      '',
      ...(example.text ? [sentenceOf(example.text.en), ''] : []),
      ...live(example),
    ]);
  return further.length > 0 ? ['## Examples', '', ...further] : [];
};
