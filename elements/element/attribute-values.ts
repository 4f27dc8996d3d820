import { type Attribute, OFF } from '../declare/attributes.ts';
import { kebab } from '../declare/names.ts';
import { observeChildData } from './child-data.ts';
import { readValue } from './read-value.ts';

type Attributes = Readonly<Record<string, Attribute<unknown>>>;

const CHILD_SCRIPT = ':scope > script[type="application/json"]';

/**
 * The attribute values of one element. A property that was set wins until its attribute changes. Values are parsed on
 * first use, so an element that never activates parses nothing.
 */
export class AttributeValues {
  readonly #host: HTMLElement;
  readonly #attributes: Attributes;
  readonly #onChange: () => void;
  readonly #properties = new Map<string, unknown>();
  readonly #parsed = new Map<string, unknown>();

  constructor(host: HTMLElement, attributes: Attributes, onChange: () => void) {
    this.#host = host;
    this.#attributes = attributes;
    this.#onChange = onChange;
  }

  /** The property as scripts read it: the object that was set, otherwise the parsed value. */
  get(name: string): unknown {
    const given = this.#properties.get(name);
    if (typeof given === 'object') return given;
    const value = this.#parse(name);
    const attribute = this.#attributes[name];
    return attribute?.toProperty ? attribute.toProperty(value) : value;
  }

  /** All values, as props of the component. */
  all(): Record<string, unknown> {
    return Object.fromEntries(
      Object.keys(this.#attributes).map((name) => [name, this.#parse(name)]),
    );
  }

  /** Sets the property, and reflects a boolean one; null and undefined turn it off. Returns whether the value changed. */
  setProperty(name: string, value: unknown): boolean {
    if (Object.is(this.get(name), value)) return false;
    this.#parsed.delete(name);
    if (value === null || value === undefined) this.#properties.delete(name);
    else this.#properties.set(name, value);
    const isOn = this.#properties.has(name) && Boolean(this.get(name));
    if (this.#attributes[name]?.reflects) this.#reflect(kebab(name), isOn);
    return true;
  }

  #reflect(attribute: string, isOn: boolean): void {
    const text = this.#host.getAttribute(attribute);
    // an attribute that is on keeps its text, but `open="false"` would contradict the property
    if (!isOn) this.#host.removeAttribute(attribute);
    else if (text === null || OFF.includes(text)) this.#host.setAttribute(attribute, '');
  }

  /** Called when the attribute `name` (kebab-case) changes: it overrides a property that was set earlier. */
  attributeChanged(name: string): void {
    const prop = Object.keys(this.#attributes).find((candidate) => kebab(candidate) === name);
    if (!prop) return;
    this.#properties.delete(prop);
    this.#parsed.delete(prop);
    this.#onChange();
  }

  #parse(name: string): unknown {
    const attribute = this.#attributes[name];
    if (attribute && !this.#parsed.has(name)) {
      const value = this.#given(name, attribute);
      this.#parsed.set(name, readValue(this.#host, { prop: name, value, attribute }));
    }
    return this.#parsed.get(name);
  }

  /** Structured data comes from the property, the attribute or a child script, in this order. */
  #given(name: string, { child }: Attribute<unknown>): unknown {
    const given = this.#properties.get(name) ?? this.#host.getAttribute(kebab(name));
    if (given || !child) return given;
    // one observer per element, added with the first value that reads a child; it keeps properties
    observeChildData(this.#host, () => {
      this.#parsed.clear();
      this.#onChange();
    });
    return this.#host.querySelector(CHILD_SCRIPT)?.textContent;
  }
}
