import { attributes } from './attributes.ts';
import { cost } from './cost.ts';
import { data } from './data.ts';
import { events } from './events.ts';
import { examples, firstExample } from './example.ts';
import { failures } from './failures.ts';
import { head } from './head.ts';
import { inTheme } from './in-theme.ts';
import { accessibility } from './keyboard.ts';
import { parts, slots, states, tokens } from './look.ts';
import { frontMatter } from './markdown.ts';
import { methods } from './methods.ts';
import { needs } from './needs.ts';
import { readOn } from './read-on.ts';
import { requests } from './requests.ts';
import type { SectionWriter } from './tag-source.ts';
import { inTemplate } from './templates.ts';

/** The sections in the order in which a theme author needs them. */
const SECTIONS: readonly SectionWriter[] = [
  head,
  firstExample,
  needs,
  attributes,
  data,
  examples,
  inTemplate,
  inTheme,
  slots,
  parts,
  states,
  tokens,
  events,
  methods,
  accessibility,
  requests,
  failures,
  readOn,
  cost,
];

/** The page of a tag as Markdown. */
export const tagPage: SectionWriter = (source) => {
  const { tag, docs } = source;
  return [
    ...frontMatter({
      title: tag,
      description: JSON.stringify(docs.summary.en),
      terms: docs.synonyms.join(', '),
    }),
    ...SECTIONS.flatMap((write) => write(source)),
  ];
};
