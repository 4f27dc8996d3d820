import type { ShopConfig } from '../../logic/settings/shop-config.ts';
import type { Attribute } from './attributes.ts';
import type { FormMembers } from './form-members.ts';

/** The moment at which React mounts; until then the children show and nothing is loaded. */
export type Activation = 'ready' | 'visible';

/** The component that a tag shows; its result is React's, whose types users of the package do not need. */
export type ElementComponent<P> = (props: P) => unknown;

/** One event of a tag; its name is `<tag>-<verb>`, from the prop `onVerb`. */
export interface EventDeclaration {
  readonly cancelable: boolean;
}

/** Never set: it makes an event fit only a prop whose detail has exactly this type. */
interface Carries<Detail> {
  readonly carries?: (detail: Detail) => Detail;
}

/** An event that asks the page: its prop returns whether the act may follow. */
export interface AskingEvent<Detail> extends EventDeclaration, Carries<Detail> {
  readonly cancelable: true;
}

/** An event that tells the page what has happened: its prop returns nothing. */
export interface NotifyingEvent<Detail> extends EventDeclaration, Carries<Detail> {
  readonly cancelable: false;
}

/** The one kind of event that fits an `onX` prop. */
type EventOf<F> = F extends AnyFunction
  ? ReturnType<F> extends boolean
    ? AskingEvent<DetailOf<F>>
    : ReturnType<F> extends void
      ? NotifyingEvent<DetailOf<F>>
      : never
  : never;

/** One method of a tag; a call that comes before the component waits for it. */
export interface MethodDeclaration<F extends AnyFunction = AnyFunction> {
  /** Never set: it carries the type. */
  readonly call?: F;
}

export type AnyFunction = (...args: never[]) => unknown;
type EventProp = `on${Capitalize<string>}`;
type EventProps<P> = Extract<keyof P, EventProp>;
type AttributeProps<P> = Exclude<keyof P, EventProp | 'env'>;
type Methods = Readonly<Record<string, MethodDeclaration>>;
/** Functions that compute read-only properties from the values of the attributes and the configuration in force. */
type Computed<P> = Readonly<
  Record<string, (values: Pick<P, AttributeProps<P>>, config: ShopConfig) => unknown>
>;
type None = Record<never, never>;
/** Makes the class of a field of a form out of a tag's class. */
export type FormAssociation = <Base>(base: Base) => Base;

/** Everything that a tag is, without side effects: Node can load it. */
export interface Declaration<Tag extends string, P, M extends Methods, C = None> {
  readonly tag: Tag;
  /** Loads the component; a tag without one shows nothing and only `apply`s its values. */
  readonly component?: () => Promise<ElementComponent<P>>;
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
  readonly component?: () => Promise<ElementComponent<never>>;
  readonly apply?: (values: never, host: HTMLElement) => void;
  readonly attributes: Readonly<Record<string, Attribute<unknown>>>;
  readonly events: Readonly<Record<string, EventDeclaration>>;
  readonly computed: Readonly<Record<string, (values: never, config: ShopConfig) => unknown>>;
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

/** An event that comes after the act and tells the page of it. */
export const notifies = <Detail = null>(): NotifyingEvent<Detail> => ({
  cancelable: false,
});

/** An event that comes before the act, which its `preventDefault()` stops. */
export const asks = <Detail = null>(): AskingEvent<Detail> => ({
  cancelable: true,
});

/** A method of the element. */
export const method = <F extends AnyFunction>(): MethodDeclaration<F> => ({});

/** The type of the element: an HTMLElement with the properties and methods of the declaration. */
export type ElementOf<D> =
  D extends Declaration<string, infer P, infer M, infer C>
    ? HTMLElement & { -readonly [K in AttributeProps<P>]: P[K] } & {
        readonly [K in keyof M]: M[K] extends MethodDeclaration<infer F> ? F : never;
      } & {
        readonly [K in keyof C]: C[K] extends AnyFunction ? ReturnType<C[K]> : never;
      } & { readonly updateComplete: Promise<void> } & (D extends OfField ? FormMembers : unknown)
    : never;

/** The properties of a tag that have an attribute, with their types. */
export type PropertiesOf<D> =
  D extends Declaration<string, infer P, infer _M, infer _C>
    ? { -readonly [K in AttributeProps<P>]: P[K] }
    : never;

type Verb<K extends string> = K extends `on${infer V}` ? Kebab<Uncapitalize<V>> : never;
/** `maxSize` → `max-size`. */
export type Kebab<S extends string> = S extends `${infer C}${infer R}`
  ? `${C extends Uppercase<C> ? `-${Lowercase<C>}` : C}${Kebab<R>}`
  : S;
/** An event without a detail has `null` there, as the DOM gives it. */
type DetailOf<F> = F extends () => unknown
  ? null
  : F extends (detail: infer T) => unknown
    ? T
    : never;

/** The tag's events by name. */
export type EventsOf<D> =
  D extends Declaration<infer Tag, infer P, infer _M>
    ? { [K in EventProps<P> as `${Tag}-${Verb<K>}`]: CustomEvent<Readonly<DetailOf<P[K]>>> }
    : never;

const attributeNames = new Map<string, string>();

/** `maxSize` → `max-size`; remembered, as every element asks for it. */
export function kebab(name: string): string {
  const known = attributeNames.get(name);
  if (known) return known;
  const attribute = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  attributeNames.set(name, attribute);
  return attribute;
}

/** `shop-minicart`, `onOneClick` → `shop-minicart-one-click`. */
export const eventName = (tag: string, prop: string): string =>
  `${tag}-${kebab(prop.replace(/^on/, ''))}`;
