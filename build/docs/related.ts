import type { AnyDocs } from '../../elements/declare/docs.ts';
import type { TagKey } from '../../elements/declare/tag-key.ts';
import { link } from './markdown.ts';
import type { SectionWriter } from './tag-source.ts';

type Docs = Readonly<Record<string, AnyDocs>>;

const namedIn = (docs: AnyDocs | undefined): readonly TagKey[] => docs?.related ?? [];

/** The tags that one puts beside this one: those that it names, and those that name it. */
export function relatedTo(tag: string, all: Docs): readonly string[] {
  const isNamed = (key: TagKey) => `shop-${key}` === tag;
  const others = Object.keys(all).filter((other) => namedIn(all[other]).some(isNamed));
  return [...namedIn(all[tag]).map((key) => `shop-${key}`), ...others];
}

/** Links to the tags that one puts beside it. */
export const besideIt: SectionWriter = ({ related }) =>
  related.length > 0
    ? [`Goes with: ${related.map((tag) => link(tag, `./${tag}.md`)).join(', ')}.`, '']
    : [];
