import type { Section } from '../../../build/examples/sections-of.ts';
import { type Html, html, trusted } from '../html.ts';
import type { PageContext } from '../page.ts';

/** Scripts and styles of an example, but not its data. */
const GUARDED = /<(script|style)>/g;

function copyable(markup: string, { lang, texts }: PageContext): Html {
  const { code, copy, copied } = texts.tagPages;
  return html`<div class="code" lang="${lang}" dir="ltr">
      <button class="code__copy" type="button" data-copy-code data-copied="${copied}">${copy}</button>
      <pre class="code__text" role="group" aria-label="${code}" tabindex="0"><code>${markup}</code></pre>
    </div>`;
}

/** The attributes of an example that override those of the page. */
export const ownLanguage = ({ lang, dir }: Section): Html =>
  html`${lang !== undefined && html` lang="${lang}"`}${dir !== undefined && html` dir="${dir}"`}`;

function inPage(section: Section, { lang, nonce }: PageContext): Html {
  const markup = section.html[lang].replace(GUARDED, `<$1 nonce="${nonce}">`);
  return html`<div class="example"${ownLanguage(section)}>${trusted(markup)}</div>`;
}

/** An example with its own platform has its own page, because a page has only one `fetch`. */
function inFrame({ id, heading }: Section, key: string, { lang }: PageContext): Html {
  return html`<iframe class="example example--frame" src="/elements/${key}/${id}.html?lang=${lang}"
      title="${heading[lang]}" sandbox="allow-scripts allow-forms allow-modals" loading="lazy"></iframe>`;
}

function example(section: Section, key: string, context: PageContext): Html {
  const { id, heading, text, isFramed } = section;
  return html`<section id="${id}">
    <h2>${heading[context.lang]}</h2>
    ${text && html`<p>${trusted(text[context.lang])}</p>`}
    ${isFramed ? inFrame(section, key, context) : inPage(section, context)}
    ${copyable(section.html[context.lang], context)}
  </section>`;
}

/** The examples of a tag in the language of the page, each with its code to copy. */
export const examples = (key: string, sections: readonly Section[], context: PageContext): Html =>
  html`${sections.map((section) => example(section, key, context))}`;
