import type { Language } from '../../../logic/texts/language.ts';
import type { MessageOverrides } from '../../../logic/texts/messages.ts';
import { languageOf } from '../../page/page-language.ts';
import { configInForce } from '../component-props.ts';
import type { ShopElement } from '../shop-element.ts';

/** Why a value is invalid. */
export interface FieldFault {
  readonly flags: ValidityStateFlags;
  /** The message that the browser shows. */
  readonly message: string;
}

/** How an element behaves as a form control, given its attribute values. */
export interface FormField<V> {
  /** The value of the property `value`. */
  value(values: V): string;
  /** The text submitted under the element's `name`; '' submits nothing. */
  submitted(values: V): string;
  /** Whether the element replaces the native fields among its children once it has rendered. */
  replacesChildren(values: V): boolean;
  fault(
    values: V,
    wording: { language: Language; messages: MessageOverrides },
  ): FieldFault | undefined;
  /** The properties that a form reset sets to their attributes, and that the browser restores after Back. */
  readonly state: readonly string[];
  /** A selector of the focusable part in the shadow root. */
  readonly focus: string;
}

type ChildField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const SEPARATOR = '\n';

/** Sets the form value of an element. While its children show instead, the form submits those. */
export class FormLink<V> {
  readonly internals: ElementInternals;
  readonly #host: ShopElement;
  readonly #field: FormField<V>;
  #replaced: readonly ChildField[] = [];
  #isShown = false;
  #customMessage = '';

  constructor(host: ShopElement, internals: ElementInternals, field: FormField<V>) {
    this.#host = host;
    this.internals = internals;
    this.#field = field;
    // a click on a label is a click on the element
    host.addEventListener('click', (event) => {
      if (event.composedPath()[0] === host) host.focus();
    });
  }

  get value(): string {
    return this.#field.value(this.#values);
  }

  get focusTarget(): HTMLElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLElement>(this.#field.focus);
  }

  sync(): void {
    const speaks = this.#isShown || this.#childFields().length === 0;
    const name = this.#host.readProperty('name') || this.#replaced.find(({ name }) => name)?.name;
    const text = speaks && name ? this.#field.submitted(this.#values) : '';
    const data = text ? new FormData() : null;
    data?.append(String(name), text);
    const state = this.#field.state.map((prop) => this.#host.readProperty(prop) ?? '');
    this.internals.setFormValue(data, state.join(SEPARATOR));
    this.#setValidity(speaks);
  }

  /** Replaces the fields among the children and adopts what the shopper has entered. */
  takeOver(): void {
    this.#isShown = true;
    this.#replaceChildFields();
    for (const field of this.#replaced) field.disabled = true;
    this.sync();
  }

  /** Reactivates the fields among the children. */
  giveBack(): void {
    this.#isShown = false;
    for (const field of this.#replaced) field.disabled = false;
    this.#replaced = [];
    this.sync();
  }

  setCustomValidity(message: string): void {
    this.#customMessage = message;
    this.sync();
  }

  reset(): void {
    for (const prop of this.#field.state) this.#host.writeProperty(prop, undefined);
  }

  restore(state: string): void {
    const texts = state.split(SEPARATOR);
    this.#field.state.forEach((prop, at) => {
      this.#host.writeProperty(prop, texts[at]);
    });
  }

  get #values(): V {
    return this.#host.readValues() as V;
  }

  #childFields(): ChildField[] {
    return [...this.#host.querySelectorAll<ChildField>('input, select, textarea')];
  }

  /** Adopts the value that the shopper entered. The hidden field must be neither submitted nor validated. */
  #replaceChildFields(): void {
    if (!this.#field.replacesChildren(this.#values)) return;
    const fields = this.#childFields().filter(({ disabled }) => !disabled);
    const typed = fields.find(({ value }) => value)?.value;
    if (typed && !this.value) this.#host.writeProperty('value', typed);
    this.#replaced = [...this.#replaced, ...fields];
  }

  #setValidity(speaks: boolean): void {
    const message = this.#customMessage;
    const custom = message ? { flags: { customError: true }, message } : undefined;
    const wording = configInForce();
    const language = languageOf(this.#host, wording);
    const fault = custom ?? (speaks && this.#field.fault(this.#values, { ...wording, language }));
    if (!fault) this.internals.setValidity({});
    else this.internals.setValidity(fault.flags, fault.message, this.focusTarget ?? undefined);
  }
}
