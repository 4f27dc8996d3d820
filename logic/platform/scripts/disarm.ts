/** What runs or loads code by itself, or changes where the page's addresses lead. */
const ACTIVE = 'script,iframe[srcdoc],object,embed,base,meta[http-equiv]';
/** SVG animations that set an address. */
const ANIMATED = '[attributeName$="href" i]';
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);
/** Any base does: only the scheme of the result is looked at. */
const BASE = 'https://shop.invalid/';

/**
 * The same markup without what would run: scripts, event attributes, `javascript:` addresses, frames with markup of
 * their own.
 */
export function disarmed<T extends DocumentFragment>(markup: T): T {
  for (const active of markup.querySelectorAll(`${ACTIVE},${ANIMATED}`)) active.remove();
  for (const element of markup.querySelectorAll('*')) disarmElement(element);
  for (const { content } of markup.querySelectorAll('template')) disarmed(content);
  return markup;
}

function disarmElement(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (runs(name, value)) element.removeAttribute(name);
  }
}

const runs = (name: string, value: string): boolean =>
  name.startsWith('on') || (ADDRESSES.has(name) && isScript(value));

function isScript(address: string): boolean {
  try {
    return new URL(address, BASE).protocol === 'javascript:';
  } catch {
    return false;
  }
}
