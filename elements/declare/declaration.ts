import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import type { Attribute } from './attributes.ts';
import type { AnyFunction, EventDeclaration, EventOf, EventProps } from './events.ts';

/** When the component mounts; until then the children show. */
export type Activation = 'ready' | 'visible';

/** Tags often used together share a file; a tag without a group has its own (`build/element-entries.mjs`). */
export type Group =
  | 'element'
  | 'header'
  | 'page'
  | 'products'
  | 'selling'
  | 'choices'
  | 'product'
  | 'basket'
  | 'pictures'
  | 'forms'
  | 'passkeys'
  | 'listing';

/** The component of a tag. Its result is a React type that users of the package do not need. */
export type ElementComponent<P> = (props: P) => unknown;

/** A method of a tag. Calls before the component has mounted are deferred. */
export interface MethodDeclaration<F extends AnyFunction = AnyFunction> {
  /** Never set: carries the type. */
  readonly call?: F;
}

/** The props that are attributes: all except the `onX` ones and the environment. */
export type AttributeProps<P> = Exclude<keyof P, EventProps<P> | 'env'>;
type Methods = Readonly<Record<string, MethodDeclaration>>;
/** The methods that a tag provides, by name. */
export type MethodTable = Readonly<Record<string, (...args: never[]) => unknown>>;
/** Functions that compute read-only properties from the attribute values, the configuration and the element. */
type Computed<P> = Readonly<
  Record<
    string,
    (values: Pick<P, AttributeProps<P>>, config: ShopConfig, host: HTMLElement) => unknown
  >
>;
type None = Record<never, never>;
/** Adds form association to the class of a tag. */
export type FormAssociation = <Base>(base: Base) => Base;

/** The declaration of a tag, without side effects: Node can load it. */
export interface Declaration<Tag extends string, P, M extends Methods, C = None> {
  readonly tag: Tag;
  /** The file in which the autoloader finds it. */
  readonly group?: Group;
  /** The component; a tag without one renders nothing and only `apply`s its values. */
  readonly component?: ElementComponent<P>;
  /** Applies the values of a tag without a component; returns its methods. */
  readonly apply?: (values: P, host: HTMLElement) => MethodTable;
  readonly styles: readonly string[];
  /** When it activates: the same for all elements, or decided for each when it is connected. */
  readonly activate: Activation | ((host: HTMLElement) => Activation);
  readonly attributes: { readonly [K in AttributeProps<P>]: Attribute<NoInfer<P>[K]> };
  readonly events: { readonly [K in EventProps<P>]: EventOf<P[K]> };
  /** A method may have the name of an attribute: reading the property gives the method, assigning it sets the value. */
  readonly methods: M;
  /** The read-only properties. */
  readonly computed: C;
  /** Makes the tag form-associated. */
  readonly formAssociated?: FormAssociation;
}

/** A declaration of any tag, for code that is independent of its props. */
export interface AnyDeclaration
  extends Omit<
    Declaration<string, never, Methods>,
    'component' | 'apply' | 'attributes' | 'events' | 'computed'
  > {
  readonly component?: ElementComponent<never>;
  readonly apply?: (values: never, host: HTMLElement) => MethodTable;
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

/** A declaration of a form-associated tag. */
export interface OfField {
  readonly formAssociated: FormAssociation;
}

/**
 * Declares a tag, typed by its component's props. Attributes and props must match, and every `onX` prop needs an event;
 * anything else does not compile.
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
  const nothing = { methods: {} as M, computed: {} as C, styles: [] };
  return { ...nothing, ...given };
}

/** A method of the element. */
export const method = <F extends AnyFunction>(): MethodDeclaration<F> => ({});
