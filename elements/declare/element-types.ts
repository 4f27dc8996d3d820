import type { Decimal } from '../../logic/money/decimal.ts';
import type { AttributeProps, Declaration, MethodDeclaration, OfField } from './declaration.ts';
import type { AnyFunction, DetailOf, EventProps } from './events.ts';
import type { Kebab } from './names.ts';

/** An amount is a decimal for the component, and a string for scripts. */
type Property<T> = T extends Decimal ? string : T;

/** The members of a form-associated element, as on native fields. */
interface FormMembers
  extends Pick<
    ElementInternals,
    | 'checkValidity'
    | 'form'
    | 'labels'
    | 'reportValidity'
    | 'validationMessage'
    | 'validity'
    | 'willValidate'
  > {
  /** The attribute `disabled`. The pseudo-class is `:disabled`, which a fieldset may also cause. */
  disabled: boolean;
  setCustomValidity(message: string): void;
}

/**
 * The type of the element: an HTMLElement with the properties and methods of the declaration. A method hides the
 * property of the same name.
 */
export type ElementOf<D> =
  D extends Declaration<string, infer _P, infer M, infer C>
    ? HTMLElement &
        Omit<PropertiesOf<D>, keyof M> & {
          readonly [K in keyof M]: M[K] extends MethodDeclaration<infer F> ? F : never;
        } & {
          readonly [K in keyof C]: C[K] extends AnyFunction ? ReturnType<C[K]> : never;
        } & { readonly updateComplete: Promise<void> } & (D extends OfField ? FormMembers : unknown)
    : never;

/** The values of the attributes of a tag, by property. */
export type PropertiesOf<D> =
  D extends Declaration<string, infer P, infer _M, infer _C>
    ? { -readonly [K in AttributeProps<P>]: Property<P[K]> }
    : never;

type Verb<K extends string> = K extends `on${infer V}` ? Kebab<Uncapitalize<V>> : never;

/** The events of a tag by name. */
export type EventsOf<D> =
  D extends Declaration<infer Tag, infer P, infer _M>
    ? { [K in EventProps<P> as `${Tag}-${Verb<K>}`]: CustomEvent<Readonly<DetailOf<P[K]>>> }
    : never;
