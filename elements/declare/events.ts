export type AnyFunction = (...args: never[]) => unknown;
type EventProp = `on${Capitalize<string>}`;
/** The `onX` props among these props. */
export type EventProps<P> = Extract<keyof P, EventProp>;

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
export type EventOf<F> = F extends AnyFunction
  ? ReturnType<F> extends boolean
    ? AskingEvent<DetailOf<F>>
    : ReturnType<F> extends void
      ? NotifyingEvent<DetailOf<F>>
      : never
  : never;

/** An event without a detail has `null` there, as the DOM gives it. */
export type DetailOf<F> = F extends () => unknown
  ? null
  : F extends (detail: infer T) => unknown
    ? T
    : never;

/** An event that comes after the act and tells the page of it. */
export const notifies = <Detail = null>(): NotifyingEvent<Detail> => ({
  cancelable: false,
});

/** An event that comes before the act, which its `preventDefault()` stops. */
export const asks = <Detail = null>(): AskingEvent<Detail> => ({
  cancelable: true,
});
