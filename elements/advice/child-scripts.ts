import type { AnyDeclaration } from '../declare/declaration.ts';
import { warn } from './warn.ts';

const JSON_TYPE = 'application/json';
/** Types that authors confuse with `application/json`. */
const NEARLY_JSON = /^(?:text\/(?:x-)?json|json|application\/x-json)$/i;

/** The scripts among the descendants that belong to this element and to no nested tag. */
function ownScripts(host: HTMLElement): readonly HTMLScriptElement[] {
  const inside = [...host.querySelectorAll('*')];
  const tags = inside.filter(({ localName }) => localName.startsWith('shop-'));
  return inside
    .filter((one) => one instanceof HTMLScriptElement)
    .filter((script) => !tags.some((tag) => tag.contains(script)));
}

/** Warns about child scripts that an element does not read. */
export function warnOfChildScripts(host: HTMLElement, { attributes }: AnyDeclaration): void {
  if (!Object.values(attributes).some(({ child }) => child)) return;
  const scripts = ownScripts(host);
  const wrong = scripts.find(({ type }) => NEARLY_JSON.test(type));
  const data = scripts.filter(({ type }) => type === JSON_TYPE);
  const deep = data.find(({ parentElement }) => parentElement !== host)?.parentElement;
  if (wrong) warn(host, `<script type="${wrong.type}"> is not read; expected ${JSON_TYPE}.`);
  if (deep) {
    warn(host, `a JSON script in <${deep.localName}> is not read; expected it right in the tag.`);
  }
  if (data.length > 1 && !deep) {
    warn(host, `holds ${data.length} JSON scripts; the first one is read, expected one.`);
  }
}
