import type { AnyDeclaration } from '../declare/declaration.ts';
import { docsOf } from '../declare/docs.ts';
import { kebab } from '../declare/names.ts';
import type { AuthoredTag } from './authored-tag.ts';
import { suggestion } from './closest.ts';
import { warn } from './warn.ts';

/** The global attributes of HTML. */
const OF_EVERY_ELEMENT =
  /^(?:accesskey|autocapitalize|autocorrect|autofocus|class|contenteditable|dir|draggable|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|itemid|itemprop|itemref|itemscope|itemtype|lang|nonce|part|popover|role|slot|spellcheck|style|tabindex|title|translate|writingsuggestions)$/;
/** Families of attributes, and those of template languages and frameworks, which are never reported. */
const FAMILY = /^(?:aria-|data-|hx-|v-|x-|_)|[^a-z0-9-]/;
/** Whether an attribute belongs to HTML, a script or a framework. */
const isForeign = (host: AuthoredTag, name: string): boolean =>
  OF_EVERY_ELEMENT.test(name) || FAMILY.test(name) || (name.startsWith('on') && name in host);
/** The attributes of form-associated elements. */
const OF_FIELDS = ['disabled', 'form', 'name'];

const LISTENER = 'onshop-';

/** `; did you mean value?`, also for a common synonym. */
function hintOf(host: AuthoredTag, name: string, own: readonly string[]): string {
  if (name.startsWith(LISTENER)) {
    return `, and HTML listens to no such event; expected addEventListener('${name.slice(2)}', …) in a script.`;
  }
  return suggestion(name, own, docsOf(host.localName)?.meant);
}

/** Warns about attributes that neither the tag nor HTML defines. */
export function warnOfUnknownAttributes(host: AuthoredTag, declaration: AnyDeclaration): void {
  const own = Object.keys(declaration.attributes).map(kebab);
  const known = new Set([...own, ...(declaration.formAssociated ? OF_FIELDS : [])]);
  for (const name of host.getAttributeNames()) {
    if (known.has(name) || isForeign(host, name)) continue;
    warn(host, `${name}: not an attribute of this tag${hintOf(host, name, own) || '.'}`);
  }
}
