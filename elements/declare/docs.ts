import type { NamedThing } from '../../react/host/report-missing.ts';
import type { DataName } from '../data/data-docs.ts';
import type { AnyDeclaration } from './declaration.ts';
import type { TagKey } from './tag-key.ts';

/** Texts by the names of what they describe. */
type Texts<Name extends PropertyKey = string> = { readonly [N in Name]: string };

/** The text of an attribute whose type does not tell what a right value is. */
interface ValueDocs {
  readonly description: string;
  /** Names a right value after "expected": `a date as YYYY-MM-DD`. */
  readonly expected: string;
  /** The kind of data, where the value is JSON. */
  readonly data?: DataName;
  /** A value that reads but is none of these is probably a mistake. */
  readonly usual?: RegExp;
  /** The attribute whose value bounds this one from above, and what follows where it does not. */
  readonly atMost?: { readonly prop: string; readonly else: string };
  /** Paths into the data: without any of them the tag has nothing to show. `[]` stands for every item of a list. */
  readonly shows?: readonly string[];
}

/** What only the texts of other attributes have. */
interface NoValueDocs {
  readonly expected?: never;
  readonly usual?: never;
  readonly atMost?: never;
  readonly data?: never;
  readonly shows?: never;
}

/** The text of an attribute whose number has a bound. */
interface BoundDocs extends NoValueDocs {
  readonly description: string;
  /** The least number; it stands for lower ones. */
  readonly atLeast: number;
  readonly names?: never;
}

/** The text of an attribute that names something else on the page. */
interface NameDocs extends NoValueDocs {
  readonly description: string;
  readonly names: NamedThing;
  readonly atLeast?: never;
}

/** The text of an attribute. */
export type AttributeDocs =
  | string
  | BoundDocs
  | NameDocs
  | (ValueDocs & { readonly atLeast?: never; readonly names?: never });

/** What authors do by mistake with a tag, as a selector tells it. */
export interface Mistake {
  /** Matches the tag. */
  readonly is?: string;
  /** Matches something in the tag, which is its `:scope`. */
  readonly has?: string;
  /** Follows the name of the tag: what is wrong, and what to do. */
  readonly words: string;
}

/** What an author looks for a tag by. */
export type Purpose = 'shopping' | 'finding' | 'forms' | 'messages' | 'page' | 'pictures';

/** The texts that stand by themselves: no code reads the names of slots, parts and states from a declaration. */
interface FreeDocs {
  readonly purpose: Purpose;
  readonly summary: Texts<'en' | 'pl'>;
  /** Words by which people look for the tag, English and Polish; other libraries call it by one of them, perhaps. */
  readonly synonyms: readonly string[];
  /** The tags that one puts beside it. Theirs need not name it: one side tells of both. */
  readonly related?: readonly TagKey[];
  /** What the tag is to those who hear the page. */
  readonly accessibility: string;
  /** What keys do that the tag answers, by their names: `Escape`, or `Home, End`. */
  readonly keyboard?: Texts;
  /** When the tag calls the platform, by the names of the calls (build/docs/calls/calls.ts). */
  readonly calls?: Texts;
  readonly slots?: Texts;
  readonly parts?: Texts;
  readonly states?: Texts;
  readonly cssProperties?: Texts;
  /**
   * `fallback`: the children are data, or one link or field for pages without script. Headings or other shop tags among
   * them are the rest of the page, behind a tag that was closed as `<shop-toasts/>`. `none`: so is any text.
   */
  readonly children?: 'fallback' | 'none';
  readonly mistakes?: readonly Mistake[];
  /** Follows the name of a second tag on a page that should have one: what happens then. */
  readonly second?: string;
  /** Names that authors give attributes by mistake, and the attributes that they mean. */
  readonly meant?: Texts;
}

/** A descendant or an attribute without which a tag has nothing to do; with both, either will do. */
export interface Need<Prop extends PropertyKey = string> {
  readonly selector?: string;
  readonly attributes?: readonly Prop[];
  /** Whether a product of the page will do, which the tag follows. */
  readonly follows?: boolean;
  /** Names it after "expected": `a <form> in it`. */
  readonly words: string;
  /** What the tag does without it, where that is something. */
  readonly without?: string;
}

/** A group of texts with exactly these names; left out where there are none. */
type Group<Name extends string, Names extends PropertyKey, Text = string> = [Names] extends [never]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: { readonly [K in Names]: Text } };

/** The events that ask the page, by their props. */
type Asking<Events> = {
  [P in keyof Events]: Events[P] extends { readonly cancelable: true } ? P : never;
}[keyof Events];

/** The texts about a tag for theme authors: a missing text, and one too many, do not compile. */
export type Docs<D extends AnyDeclaration> = FreeDocs & {
  readonly needs?: Need<keyof D['attributes']>;
  /** The attribute that no two tags of a page may have alike. */
  readonly unique?: keyof D['attributes'];
} & Group<'attributes', keyof D['attributes'], AttributeDocs> &
  Group<'events', keyof D['events']> &
  Group<'prevented', Asking<D['events']>> &
  Group<'methods', keyof D['methods']> &
  Group<'computed', keyof D['computed']>;

/** The texts about any tag. */
export interface AnyDocs extends FreeDocs {
  readonly needs?: Need;
  readonly unique?: string;
  readonly attributes?: Readonly<Record<string, AttributeDocs>>;
  readonly events?: Texts;
  /** What there is after `preventDefault()`: `the panel stays open`. */
  readonly prevented?: Texts;
  readonly methods?: Texts;
  readonly computed?: Texts;
}

let docsByTag: Readonly<Record<string, AnyDocs>> = {};

/** Gives the development build the texts that its warnings tell. */
export function provideDocs(docs: Readonly<Record<string, AnyDocs>>): void {
  docsByTag = docs;
}

/** The tag that is known by another word, such as `shop-slider` by `carousel`. */
export const tagCalled = (word: string): string | undefined =>
  Object.keys(docsByTag).find((tag) => docsByTag[tag]?.synonyms.includes(word));

/** The texts about a tag; undefined in the builds for shoppers. */
export const docsOf = (tag: string): AnyDocs | undefined => docsByTag[tag];
