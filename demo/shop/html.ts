const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is safe to send: only `html` and `jsonScript` make it. */
export class Html {
  readonly #text: string;

  private constructor(text: string) {
    this.#text = text;
  }

  /** Not for templates: takes a text as markup, unescaped. */
  static trusted(text: string): Html {
    return new Html(text);
  }

  toString(): string {
    return this.#text;
  }
}

/** What may stand in `${}`: text is escaped, markup and lists of parts are not, absent parts are ''. */
export type Part = Html | string | number | false | null | undefined | readonly Part[];

function written(part: Part): string {
  if (part instanceof Html) return part.toString();
  if (typeof part === 'object' && part !== null) return part.map(written).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Markup from a template; attributes must be quoted. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  const rest = parts.map((part, index) => written(part) + (strings[index + 1] ?? ''));
  return Html.trusted((strings[0] ?? '') + rest.join(''));
}

/** A value as JSON that cannot end the `<script>` it stands in. */
export function jsonScript(value: unknown): Html {
  return Html.trusted(JSON.stringify(value).replaceAll('<', '\\u003c'));
}
