type Props = Readonly<Record<string, unknown>>;

/** The properties of JSX whose attributes have other names; HTML takes any case, SVG does not. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  className: 'class',
  defaultChecked: 'checked',
  defaultValue: 'value',
  htmlFor: 'for',
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  strokeWidth: 'stroke-width',
};

/** What is no attribute: children, and what only a renderer needs. */
const NO_ATTRIBUTE = ['children', 'key', 'ref', 'dangerouslySetInnerHTML'];
const HANDLER = /^on[A-Z]/;

/** The text of an attribute; undefined where the element does not have it. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'boolean' || /^(?:aria|data)-/.test(name)) return String(value);
  return value ? '' : undefined;
}

function writeStyle({ style }: HTMLElement, rules: Readonly<Record<string, string>>): void {
  style.cssText = '';
  for (const [name, value] of Object.entries(rules)) {
    if (name.startsWith('--')) style.setProperty(name, value);
    else Reflect.set(style, name, value);
  }
}

function writeAttribute(element: Element, prop: string, value: unknown): void {
  const name = Object.hasOwn(ATTRIBUTES, prop) ? (ATTRIBUTES[prop] as string) : prop;
  const text = textOf(name, value);
  if (text === undefined) element.removeAttribute(name);
  else element.setAttribute(name, text);
}

function write(element: Element, prop: string, value: unknown): void {
  if (HANDLER.test(prop)) Reflect.set(element, prop.toLowerCase(), value ?? null);
  else if (prop === 'style') writeStyle(element as HTMLElement, Object(value));
  else writeAttribute(element, prop, value);
}

/** The properties of an element, those that were written before, and whether handlers count. */
interface Change {
  readonly props: Props;
  readonly before: Props;
  readonly answers: boolean;
}

/** Writes the attributes and handlers that differ from those before. */
export function writeAttributes(element: Element, { props, before, answers }: Change): void {
  for (const prop of new Set([...Object.keys(before), ...Object.keys(props)])) {
    const value = Object.hasOwn(props, prop) ? props[prop] : undefined;
    const isWritten = !NO_ATTRIBUTE.includes(prop) && (answers || !HANDLER.test(prop));
    if (isWritten && value !== before[prop]) write(element, prop, value);
  }
}
