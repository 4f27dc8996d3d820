import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { HOST_TEXTS } from '../texts.ts';
import { taken } from './mode.ts';

/** A message bar above or below every page. */
interface Bar {
  readonly id: string;
  readonly place: 'top' | 'bottom';
  readonly colours: string;
  readonly content: Html;
}

function bar({ id, place, colours, content }: Bar, context: PageContext): Html {
  const { notices: label, close } = HOST_TEXTS[context.lang];
  const attributes = html` class="bars__item" bar-id="${id}" closable${place === 'bottom' && html` fixed`}
    position="${place}" style="${colours}"`;
  const plain = html`<div class="bars__item" style="${colours}"><div class="bars__content">${content}</div>
    <button class="bars__close" type="button">${close}</button></div>`;
  const around = html`<shop-info-bar${attributes}><div class="bars__content">${content}</div></shop-info-bar>`;
  const instead = html`<shop-info-bar${attributes}>${content}</shop-info-bar>`;
  return html`<div class="bars_${place}"${place === 'top' && html` role="region" aria-label="${label}"`}>${taken({ plain, around, instead }, context)}</div>`;
}

/** The bar above the page. */
export function topBar(context: PageContext): Html {
  const { sale, saleLink } = HOST_TEXTS[context.lang];
  return bar(
    {
      id: 'host-sale',
      place: 'top',
      colours: '--background-color: #123a5a; --border-color: #0b2438; --font-color: #ffffff;',
      content: html`${sale} <a href="/search.php">${saleLink}</a>`,
    },
    context,
  );
}

/** The bar in the footer, which sticks to the bottom of the viewport. */
export function bottomBar(context: PageContext): Html {
  const { news } = HOST_TEXTS[context.lang];
  return bar(
    {
      id: 'host-news',
      place: 'bottom',
      colours: '--background-color: #ffe9b8; --border-color: #c98a00; --font-color: #2b2100;',
      content: html`<span>${news}</span>`,
    },
    context,
  );
}
