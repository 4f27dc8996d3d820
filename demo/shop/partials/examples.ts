import { type Html, html, trusted } from '../html.ts';
import type { PageContext } from '../page.ts';

const SECTION = /<section(?<attributes>[^>]*)>(?<body>[\s\S]*?)<\/section>/g;
const HEADING = /<h2[\s\S]*?<\/h2>/;
const SCRIPT = /<script nonce[\s\S]*<\/script>/;
/** A text in two languages, as the fragments have it: `{{Polish|English}}`. */
const TEXT = /\{\{([\s\S]*?)\|([\s\S]*?)\}\}/g;
/** The placeholder for the page's nonce, which lets a fragment's scripts run. */
const NONCE = / nonce="\{nonce\}"/g;

/** Removes the indentation that all lines share. */
function dedented(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

function copyable(markup: string, { lang, texts }: PageContext): Html {
  const { code, copy, copied } = texts.tagPages;
  return html`<div class="code" lang="${lang}" dir="ltr">
      <button class="code__copy" type="button" data-copy-code data-copied="${copied}">${copy}</button>
      <pre class="code__text" role="group" aria-label="${code}" tabindex="0"><code>${dedented(markup.replace(NONCE, ''))}</code></pre>
    </div>`;
}

function example(attributes: string, body: string, context: PageContext): Html {
  const [heading = ''] = HEADING.exec(body) ?? [];
  const shown = body.replace(heading, '');
  return html`<section${trusted(attributes)}>
    ${trusted(heading)}
    <div class="example">${trusted(shown.replace(NONCE, ` nonce="${context.nonce}"`))}</div>
    ${copyable(shown, context)}
  </section>`;
}

function pageScript(script: string, context: PageContext): Html {
  return html`<section>
      <h2>${context.texts.tagPages.script}</h2>
      ${copyable(script, context)}
    </section>
    ${trusted(script.replace(NONCE, ` nonce="${context.nonce}"`))}`;
}

/**
 * The examples of a fragment of `elements/` in the language of the page: each section with its code to
 * copy, and the script at the end of the fragment.
 */
export function examples(fragment: string, context: PageContext): Html {
  const text = fragment.replace(TEXT, (_, pl, en) => (context.lang === 'pl' ? pl : en));
  const [script] = SCRIPT.exec(text.replace(SECTION, '')) ?? [];
  const sections = [...text.matchAll(SECTION)].map(({ groups }) =>
    example(groups?.attributes ?? '', groups?.body ?? '', context),
  );
  return html`${sections}${script !== undefined && pageScript(script, context)}`;
}
