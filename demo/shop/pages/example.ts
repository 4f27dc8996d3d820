import { examplesOf } from '../../../build/examples/examples-of.ts';
import type { Section } from '../../../build/examples/sections-of.ts';
import { type Html, html, trusted } from '../html.ts';
import { autoloaderUrl } from '../look.ts';
import type { PageContext } from '../page.ts';
import { ownLanguage } from '../partials/examples.ts';
import { tagEntry } from '../tags.ts';

function page(section: Section, { lang, look, styleSheetUrl }: PageContext): Html {
  const { heading, platform } = section;
  return html`<!doctype html>
<html lang="${lang}" data-scheme="${look.scheme}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${heading[lang]}</title>
    <link rel="icon" href="/static/icon.svg" type="image/svg+xml">
    <link rel="stylesheet" crossorigin href="${styleSheetUrl(['shop', 'base', 'forms', 'elements'])}">
    <script crossorigin src="/dist/demo-platform.js" data-options="${platform[lang]}"></script>
    <script type="module" src="${autoloaderUrl(look)}"></script>
  </head>
  <body>
    <main class="example example--alone"${ownLanguage(section)}>${trusted(section.html[lang])}</main>
  </body>
</html>`;
}

/** `/elements/<key>/<id>.html`: one example of a tag on a separate page, which needs no server. */
export function examplePage(path: string, context: PageContext): Response | undefined {
  const [key = '', id] = path.split('/');
  const section = tagEntry(key) && examplesOf(key).find((one) => one.id === id);
  if (!section) return undefined;
  return new Response(page(section, context).toString(), {
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}
