import { LISTS_PATH, listUrl } from '../../platform/links.ts';
import type { ShoppingList } from '../../platform/lists/list.types.ts';
import { visibleList } from '../../platform/lists/lists.ts';
import { type Html, html, type Part } from '../html.ts';
import { type Page, type PageContext, sameAddress } from '../page.ts';
import { errorNotice } from '../partials/error-notice.ts';
import { createForm, deleteForm, settingsForm } from '../partials/list-forms.ts';
import { listLines } from '../partials/list-lines.ts';

function listLinks(chosen: ShoppingList, { lists, texts }: PageContext): Part {
  if (lists.length < 2) return '';
  return html`<nav aria-label="${texts.lists.all}"><ul class="chips" role="list">
    ${lists.map(
      ({ id, name }) =>
        html`<li><a class="chip" href="${listUrl(id)}"${id === chosen.id && html` aria-current="page"`}>${name}</a></li>`,
    )}
  </ul></nav>`;
}

function nothingOn({ texts }: PageContext): Html {
  return html`<p class="list__nothing">${texts.lists.emptyList} <a href="/search.php">${texts.lists.browse}</a></p>`;
}

function shown(list: ShoppingList, context: PageContext): Html {
  const { lists, texts } = context;
  const isOwn = lists.some(({ id }) => id === list.id);
  return html`<section class="list" aria-labelledby="list-name">
    <div class="list__head">
      <h2 id="list-name">${list.name}</h2>
      <p class="quiet" data-list-count="${list.id}" data-words="${JSON.stringify(texts.lists.countWords)}">${texts.products(list.products.length)}</p>
    </div>
    ${!isOwn && html`<p class="quiet">${texts.lists.shared}</p>`}
    ${isOwn && list.isPublic && html`<p class="quiet">${texts.lists.isPublic}</p>`}
    ${list.products.length > 0 ? listLines(list, context) : nothingOn(context)}
    ${isOwn && html`<div class="list__tools">${settingsForm(list, context)}${deleteForm(list, context)}</div>`}
  </section>`;
}

function none(context: PageContext): Html {
  const { emptyHeading, emptyText } = context.texts.lists;
  return html`<section class="list list--first" aria-labelledby="list-name">
    <h2 id="list-name">${emptyHeading}</h2>
    <p>${emptyText}</p>
    ${createForm(context)}
  </section>`;
}

function notice({ url, texts }: PageContext): Part {
  return (
    url.searchParams.has('bought') &&
    html`<p class="notice" aria-live="polite">${texts.lists.added} <a href="/basketedit.php">${texts.goToBasket}</a></p>`
  );
}

function page(list: ShoppingList | undefined, context: PageContext, refusal?: string): Page {
  const { texts, url, lists } = context;
  const { heading, intro } = texts.lists;
  const address = new URL(list ? listUrl(list.id) : LISTS_PATH, url);
  return {
    kind: 'shoppinglist_page',
    title: list ? `${list.name} – ${heading}` : heading,
    crumbs: [{ name: heading }],
    alternates: sameAddress(address),
    styles: ['basket'],
    scripts: ['lists'],
    ...(refusal !== undefined && { status: 409 }),
    main: html`<div class="lists">
      <div class="lists__head"><h1>${heading}</h1><p class="quiet">${intro}</p></div>
      ${refusal === undefined ? notice(context) : errorNotice(refusal)}
      ${list && listLinks(list, context)}
      ${list ? shown(list, context) : none(context)}
      ${list && lists.length > 0 && html`<details class="list__new"><summary>${texts.lists.newList}</summary>${createForm(context)}</details>`}
    </div>`,
  };
}

/** `/shoppinglist.php`: the visitor's first list, or the one in the query; undefined when the visitor may not see it. */
export function listsPage(context: PageContext): Page | undefined {
  const id = context.url.searchParams.get('id');
  const list = id === null ? context.lists[0] : visibleList(id, context);
  return id !== null && !list ? undefined : page(list, context);
}

/** The page with the reason why a change was refused. */
export function refusedListPage(listId: string, refusal: string, context: PageContext): Page {
  return page(visibleList(listId, context) ?? context.lists[0], context, refusal);
}
