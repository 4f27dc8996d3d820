import { parsedUrl } from '../../wire/safe-link.ts';

/** Elements that run or load code, or change where URLs lead. */
const ACTIVE = 'script,iframe[srcdoc],object,embed,base,meta[http-equiv]';
/** SVG animations that set a URL. */
const ANIMATED = '[attributeName$="href" i]';
const ADDRESSES = new Set(['href', 'xlink:href', 'src', 'action', 'formaction', 'data']);

/** Removes everything executable: scripts, event attributes, `javascript:` URLs and frames with `srcdoc`. */
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

const isScript = (address: string): boolean => parsedUrl(address)?.protocol === 'javascript:';
