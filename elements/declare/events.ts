export type AnyFunction = (...args: never[]) => unknown;
type EventProp = `on${Capitalize<string>}`;
/** The `onX` props among these props. */
export type EventProps<P> = Extract<keyof P, EventProp>;

/** An event of a tag. Its name is `<tag>-<verb>`, from the prop `onVerb`. */
export interface EventDeclaration {
  readonly cancelable: boolean;
}

/** Never set: restricts an event to a prop whose detail has exactly this type. */
interface Carries<Detail> {
  readonly carries?: (detail: Detail) => Detail;
}

/** A cancelable event: its prop returns whether to proceed. */
export interface CancelableEvent<Detail> extends EventDeclaration, Carries<Detail> {
  readonly cancelable: true;
}

/** A notification: its prop returns nothing. */
export interface NotifyingEvent<Detail> extends EventDeclaration, Carries<Detail> {
  readonly cancelable: false;
}

/** The kind of event that matches an `onX` prop. */
export type EventOf<F> = F extends AnyFunction
  ? ReturnType<F> extends boolean
    ? CancelableEvent<DetailOf<F>>
    : ReturnType<F> extends void
      ? NotifyingEvent<DetailOf<F>>
      : never
  : never;

/** An event without a detail has `null`, as in the DOM. */
export type DetailOf<F> = F extends () => unknown
  ? null
  : F extends (detail: infer T) => unknown
    ? T
    : never;

/** An event dispatched after an action. */
export const notifies = <Detail = null>(): NotifyingEvent<Detail> => ({
  cancelable: false,
});

/** A cancelable event dispatched before an action, which `preventDefault()` prevents. */
export const cancelable = <Detail = null>(): CancelableEvent<Detail> => ({
  cancelable: true,
});
