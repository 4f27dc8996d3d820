import type { CallContext } from '../graphql/root-field.ts';
import type { Texts } from '../language.ts';

/** A snippet of a shop. */
interface Snippet {
  readonly region: string;
  readonly content: string;
}

/** The address of the script that the snippets load. */
export const SNIPPET_SCRIPT = '/ajax/snippets/visits.js';

/** Counts the pages of a visit, and passes the number to the inline script after it. */
const VISITS = `window.shopVisits = {
  count() {
    try {
      const pages = Number(sessionStorage.getItem('demo_visits')) + 1;
      sessionStorage.setItem('demo_visits', String(pages));
      return pages;
    } catch {
      return 1;
    }
  },
};`;

/** The script of the snippets, as a file. */
export const answerSnippetScript = async (): Promise<Response> =>
  new Response(VISITS, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'max-age=3600' },
  });

const LABEL: Texts = { pl: 'Wstawki platformy', en: 'Snippets of the platform' };
const PAGES: Texts = { pl: 'Stron podczas tej wizyty', en: 'Pages in this visit' };
const DELIVERY: Texts = {
  pl: 'Zamówienia złożone do 14:00 wysyłamy tego samego dnia.',
  en: 'Orders placed before 2 p.m. are sent the same day.',
};

/** Every region, with external and inline scripts. */
function good({ visit }: CallContext): Readonly<Record<string, Snippet>> {
  const { lang } = visit;
  return {
    layer: {
      region: 'head',
      content: `<meta name="demo-snippet" content="head">
<script>(window.dataLayer ||= []).push({ event: 'snippets', page: location.pathname });</script>`,
    },
    start: { region: 'body_top', content: '<div data-snippet="body_top" hidden></div>' },
    visits: {
      region: 'body_bottom',
      content: `<aside class="snippet" data-snippet="body_bottom" aria-label="${LABEL[lang]}">
  <p>${PAGES[lang]}: <script src="${SNIPPET_SCRIPT}"></script><script>document.write('<b>' + shopVisits.count() + '</b>');</script></p>
</aside>`,
    },
  };
}

/** Faulty snippets as in real shops, sent if `additional_ajax` is `broken`. */
const BROKEN: Readonly<Record<string, Snippet>> = {
  throws: {
    region: 'body_bottom',
    content: "<script>throw new Error('A broken snippet.');</script>",
  },
  missing: {
    region: 'body_bottom',
    content: '<script src="/ajax/snippets/missing.js"></script><script>document.open();</script>',
  },
  open: {
    region: 'sidebar',
    content: '</body><p data-snippet="broken">A broken snippet: <b>unclosed',
  },
};

/** The Snippets widget (docs/specification.md#s3-snippets). */
export function snippetsWidget(context: CallContext, additional: string) {
  const items = additional === 'broken' ? BROKEN : good(context);
  return { response: { items } };
}

/** The ToplayersAndWidgets widget: a line at the end of the page, and a script. */
export function topLayersWidget({ visit }: CallContext) {
  const { lang } = visit;
  return {
    response: {
      items: {
        delivery: {
          content: `<aside class="snippet" data-snippet="toplayer" aria-label="${LABEL[lang]} 2"><p>${DELIVERY[lang]}</p></aside>`,
        },
        script: "document.documentElement.dataset.snippets = 'ran';",
      },
    },
  };
}
