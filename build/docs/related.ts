import type { AnyDocs } from '../../elements/declare/docs.ts';

type Docs = Readonly<Record<string, AnyDocs>>;

const namedIn = (docs: AnyDocs | undefined): readonly string[] => docs?.related ?? [];

/** The tags related to this one, declared on either side. */
export function relatedTo(tag: string, all: Docs): readonly string[] {
  const isNamed = (key: string) => `shop-${key}` === tag;
  const others = Object.keys(all).filter((other) => namedIn(all[other]).some(isNamed));
  return [...namedIn(all[tag]).map((key) => `shop-${key}`), ...others];
}
