import type { NamedThing } from '../../react/host/report-missing.ts';
import type { DataName } from '../data/data-docs.ts';
import type { AnyDeclaration } from './declaration.ts';

/** Texts, keyed by the names of what they describe. */
type Texts<Name extends PropertyKey = string> = { readonly [N in Name]: string };

/** The docs of an attribute whose description is not enough. */
interface DetailedDocs {
  readonly description: string;
  /** The valid values, if the type does not say which; follows "expected": `a date as YYYY-MM-DD`. */
  readonly expected?: string;
  /** The kind of data, for an attribute with JSON. */
  readonly data?: DataName;
  /** A valid value that does not match this pattern is probably a mistake; `expected` describes it. */
  readonly usual?: RegExp;
  /** What happens with such a mistake; by default the value is used as it is. */
  readonly unusual?: string;
  /** The minimum of a number, which replaces lower numbers. */
  readonly atLeast?: number;
  /** A number must exceed it; others are ignored. */
  readonly above?: number;
  /** The attribute that is the maximum of this one, and what happens above it. */
  readonly atMost?: { readonly prop: string; readonly else: string };
  /** What the value names on the page. */
  readonly names?: NamedThing;
  /** Paths into the data; without any of them the tag shows nothing. `[]` matches every item of a list. */
  readonly shows?: readonly string[];
}

/** The docs of an attribute. */
export type AttributeDocs = string | DetailedDocs;

/** A common mistake with a tag, as a selector. */
export interface Mistake {
  /** Matches the element. */
  readonly is?: string;
  /** Matches a descendant of the element, which is `:scope`. */
  readonly has?: string;
  /** Follows the name of the tag: what is wrong, and what to do. */
  readonly text: string;
}

/** The subjects by which authors look for a tag. */
export type Purpose = 'shopping' | 'finding' | 'forms' | 'messages' | 'page' | 'pictures';

/** The docs that the declaration does not determine: no code reads names of slots, parts and states. */
interface FreeDocs {
  readonly purpose: Purpose;
  readonly summary: Texts<'en' | 'pl'>;
  /** Search terms for the tag, English and Polish, including its names in other libraries. */
  readonly synonyms: readonly string[];
  /** The tags often used with it, without `shop-`. The relation needs to be declared on one side only. */
  readonly related?: readonly string[];
  /** The semantics of the tag for assistive technology. */
  readonly accessibility: string;
  /** What each key does, by key names: `Escape`, or `Home, End`. */
  readonly keyboard?: Texts;
  /** When the tag calls the platform, by the names of the calls (build/docs/calls/calls.ts). */
  readonly calls?: Texts;
  readonly slots?: Texts;
  readonly parts?: Texts;
  readonly states?: Texts;
  readonly cssProperties?: Texts;
  /**
   * `fallback`: the children are data, or one link or field for pages without JavaScript. Blocks, long texts and other
   * shop tags among them mean that the tag swallowed the rest of the page, as `<shop-toasts/>` does. `text`: a long text
   * is allowed. `block`: a block of the theme is allowed. `products`: products with headings and tags are allowed.
   * `none`: no text is allowed.
   */
  readonly children?: 'fallback' | 'text' | 'block' | 'products' | 'none';
  readonly mistakes?: readonly Mistake[];
  /** Follows the name of the tag if there is a second one on a page that should have one: what happens. */
  readonly second?: string;
  /** Common wrong names of attributes, with the right ones. */
  readonly meant?: Texts;
}

/** A descendant or an attribute that a tag requires; with both, either is enough. */
export interface Need<Prop extends PropertyKey = string> {
  readonly selector?: string;
  readonly attributes?: readonly Prop[];
  /** Whether a product of the page also fulfils it. */
  readonly follows?: boolean;
  /** Follows "expected": `a <form> in it`. */
  readonly text: string;
  /** What the tag does without it, if anything. */
  readonly without?: string;
}

/** Texts with exactly these names; absent without names. */
type Group<Name extends string, Names extends PropertyKey, Text = string> = [Names] extends [never]
  ? { readonly [N in Name]?: never }
  : { readonly [N in Name]: { readonly [K in Names]: Text } };

/** The cancelable events, by their props. */
type Asking<Events> = {
  [P in keyof Events]: Events[P] extends { readonly cancelable: true } ? P : never;
}[keyof Events];

/** The docs of a tag for theme authors. A missing or superfluous text does not compile. */
export type Docs<D extends AnyDeclaration> = FreeDocs & {
  readonly needs?: Need<keyof D['attributes']>;
  /** The attribute whose value must be unique on a page. */
  readonly unique?: keyof D['attributes'];
} & Group<'attributes', keyof D['attributes'], AttributeDocs> &
  Group<'events', keyof D['events']> &
  Group<'prevented', Asking<D['events']>> &
  Group<'methods', keyof D['methods']> &
  Group<'computed', keyof D['computed']>;

/** The docs of any tag. */
export interface AnyDocs extends FreeDocs {
  readonly needs?: Need;
  readonly unique?: string;
  readonly attributes?: Readonly<Record<string, AttributeDocs>>;
  readonly events?: Texts;
  /** What `preventDefault()` prevents: `the panel stays open`. */
  readonly prevented?: Texts;
  readonly methods?: Texts;
  readonly computed?: Texts;
}

let docsByTag: Readonly<Record<string, AnyDocs>> = {};

/** Provides the texts of warnings to the development build. */
export function provideDocs(docs: Readonly<Record<string, AnyDocs>>): void {
  docsByTag = docs;
}

/** The tag with a synonym, such as `shop-slider` for `carousel`. */
export const tagCalled = (word: string): string | undefined =>
  Object.keys(docsByTag).find((tag) => docsByTag[tag]?.synonyms.includes(word));

/** The docs of a tag; undefined in production builds. */
export const docsOf = (tag: string): AnyDocs | undefined => docsByTag[tag];
