import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import type { Attribute } from './attributes.ts';
import type { AnyFunction, EventDeclaration, EventOf, EventProps } from './events.ts';

/** The moment at which the component mounts; until then the children show. */
export type Activation = 'ready' | 'visible';

/** The tags that pages usually have together, in one file; a tag without a group has its own (`build/element-entries.mjs`). */
export type Group =
  | 'element'
  | 'header'
  | 'page'
  | 'products'
  | 'selling'
  | 'product'
  | 'forms'
  | 'passkeys';

/** The component that a tag shows; its result is React's, whose types users of the package do not need. */
export type ElementComponent<P> = (props: P) => unknown;

/** One method of a tag; a call that comes before the component waits for it. */
export interface MethodDeclaration<F extends AnyFunction = AnyFunction> {
  /** Never set: it carries the type. */
  readonly call?: F;
}

/** The props that are attributes: all but the `onX` ones and the environment. */
export type AttributeProps<P> = Exclude<keyof P, EventProps<P> | 'env'>;
type Methods = Readonly<Record<string, MethodDeclaration>>;
/** Functions that compute read-only properties from the values of the attributes, the configuration in force and the element. */
type Computed<P> = Readonly<
  Record<
    string,
    (values: Pick<P, AttributeProps<P>>, config: ShopConfig, host: HTMLElement) => unknown
  >
>;
type None = Record<never, never>;
/** Makes the class of a field of a form out of a tag's class. */
export type FormAssociation = <Base>(base: Base) => Base;

/** Everything that a tag is, without side effects: Node can load it. */
export interface Declaration<Tag extends string, P, M extends Methods, C = None> {
  readonly tag: Tag;
  /** The file that the autoloader loads it with. */
  readonly group?: Group;
  /** What the tag shows; a tag without one shows nothing and only `apply`s its values. */
  readonly component?: ElementComponent<P>;
  readonly apply?: (values: P, host: HTMLElement) => void;
  readonly styles: readonly string[];
  /** The same for all elements, or by the attributes of each when it is connected. */
  readonly activate: Activation | ((host: HTMLElement) => Activation);
  readonly attributes: { readonly [K in AttributeProps<P>]: Attribute<NoInfer<P>[K]> };
  readonly events: { readonly [K in EventProps<P>]: EventOf<P[K]> };
  readonly methods: M;
  /** Its read-only properties. */
  readonly computed: C;
  /** Makes the tag a field of the form around it. */
  readonly formAssociated?: FormAssociation;
}

/** A declaration of any tag, for code that does not depend on its props. */
export interface AnyDeclaration
  extends Omit<
    Declaration<string, never, Methods>,
    'component' | 'apply' | 'attributes' | 'events' | 'computed'
  > {
  readonly component?: ElementComponent<never>;
  readonly apply?: (values: never, host: HTMLElement) => void;
  readonly attributes: Readonly<Record<string, Attribute<unknown>>>;
  readonly events: Readonly<Record<string, EventDeclaration>>;
  readonly computed: Readonly<
    Record<string, (values: never, config: ShopConfig, host: HTMLElement) => unknown>
  >;
}

type Given<Tag extends string, P, M extends Methods, C> = Omit<
  Declaration<Tag, P, M, C>,
  'methods' | 'styles' | 'computed'
> & { readonly methods?: M; readonly styles?: readonly string[]; readonly computed?: C };

/** A declaration whose tag is a field of the form around it. */
export interface OfField {
  readonly formAssociated: FormAssociation;
}

/**
 * Declares a tag, typed from its component's props: a prop without an attribute, an attribute
 * without a prop and an `onX` prop without an event do not compile.
 */
export function declareElement<
  const Tag extends `shop-${string}`,
  P extends object,
  M extends Methods = None,
  const C extends Computed<P> = None,
>(given: Given<Tag, P, M, C> & OfField): Declaration<Tag, P, M, C> & OfField;
export function declareElement<
  const Tag extends `shop-${string}`,
  P extends object,
  M extends Methods = None,
  const C extends Computed<P> = None,
>(given: Given<Tag, P, M, C>): Declaration<Tag, P, M, C>;
export function declareElement<
  const Tag extends `shop-${string}`,
  P extends object,
  M extends Methods = None,
  const C extends Computed<P> = None,
>(given: Given<Tag, P, M, C>): Declaration<Tag, P, M, C> {
  const attributes = Object.entries(given.attributes).map(([name, attribute]) => [
    name,
    withoutPrototype(attribute),
  ]);
  const nothing = { methods: {} as M, computed: {} as C, styles: [] };
  return withoutPrototype({ ...nothing, ...given, attributes: Object.fromEntries(attributes) });
}

/** The same members, without any that a page has added to every object. */
const withoutPrototype = <T>(object: T): T => Object.assign(Object.create(null), object);

/** A method of the element. */
export const method = <F extends AnyFunction>(): MethodDeclaration<F> => ({});
