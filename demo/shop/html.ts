import { html as template } from 'hono/html';
import { type HtmlEscapedString, raw } from 'hono/utils/html';

/** Markup that is safe to send: only `html`, `trusted` and `jsonScript` make it. */
export type Html = HtmlEscapedString;

/** What may stand in `${}`: text is escaped, markup and lists of parts are not, absent parts are ''. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Markup from a template; attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = template(strings, ...parts);
  if (markup instanceof Promise) throw new TypeError('A part of a template is a promise.');
  return markup;
}

/** A text as markup, unescaped: not for templates. */
export const trusted = (text: string): Html => raw(text);

/** A value as JSON that cannot end the `<script>` it stands in. */
export function jsonScript(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
