import { html as template } from 'hono/html';
import { type HtmlEscapedString, raw } from 'hono/utils/html';

/** Markup that is safe to send; only `html`, `trusted` and `jsonScript` create it. */
export type Html = HtmlEscapedString;

/** The values allowed in `${}`: text is escaped; markup and lists of parts are not; absent values become ''. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

/** Creates markup from a template; attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const markup = template(strings, ...parts);
  if (markup instanceof Promise) throw new TypeError('A part of a template is a promise.');
  return markup;
}

/** Marks a text as markup without escaping it; not for templates. */
export const trusted = (text: string): Html => raw(text);

/** A value as JSON that cannot end the `<script>` around it. */
export function jsonScript(value: unknown): Html {
  return raw(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
