import type { AnyDeclaration } from '../declare/declaration.ts';
import { docsOf } from '../declare/docs.ts';
import type { AuthoredTag } from './authored-tag.ts';
import { warn } from './warn.ts';

const JSON_TYPE = 'application/json';
/** Types that authors confuse with `application/json`. */
const NEARLY_JSON = /^(?:text\/(?:x-)?json|json|application\/(?:x-|ld\+)json)$/i;
/** Data for search engines, which may be in an element with content of its author. */
const LINKED_DATA = 'application/ld+json';

const typeOf = (script: AuthoredTag): string => script.getAttribute('type') ?? '';

/** Whether `host` is the closest shop element around another element. */
const isNearest = (host: AuthoredTag, { parentElement: around }: AuthoredTag): boolean =>
  around !== null &&
  (around === host || (!around.localName.startsWith('shop-') && isNearest(host, around)));

/** Warns about child scripts that an element does not read. */
export function warnOfChildScripts(host: AuthoredTag, { attributes }: AnyDeclaration): void {
  if (!Object.values(attributes).some(({ child }) => child)) return;
  const scripts = [...host.querySelectorAll('script')].filter((script) => isNearest(host, script));
  const isData = (type: string) => type !== LINKED_DATA || docsOf(host.localName)?.children;
  const wrong = scripts.map(typeOf).find((type) => NEARLY_JSON.test(type) && isData(type));
  const data = scripts.filter((script) => typeOf(script) === JSON_TYPE);
  const deep = data.find(({ parentElement }) => parentElement !== host)?.parentElement;
  if (wrong) warn(host, `<script type="${wrong}"> is not read; expected ${JSON_TYPE}.`);
  if (deep) {
    warn(host, `a JSON script in <${deep.localName}> is not read; expected it right in the tag.`);
  }
  if (data.length > 1 && !deep) {
    warn(host, `holds ${data.length} JSON scripts; the first one is read, expected one.`);
  }
}
