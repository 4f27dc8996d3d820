import type { Item, Worth } from '../../platform/basket/basket.ts';
import { UNIVERSAL_SIZE } from '../../platform/catalogue/product-builder.ts';
import { mostInStock } from '../../platform/catalogue/stock.ts';
import { imageUrl, productUrl } from '../../platform/links.ts';
import { money } from '../../platform/money.ts';
import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { sizePrice, soldAtOnce } from './price.ts';

const PICTURE_WIDTH = 96;

/** An amount in the visitor's price mode, with ` netto` for net prices; isolated in a right-to-left page. */
export function worthText(worth: Worth, { settings, texts }: PageContext): Html {
  const { formatted } = money(worth[settings.priceType]);
  return html`<bdi>${formatted}${settings.priceType === 'net' && ` ${texts.net}`}</bdi>`;
}

function hiddenFields({ product, size }: Item): Html {
  return html`<input type="hidden" name="product" value="${product.id}">
    <input type="hidden" name="size" value="${size.id}">`;
}

/** A button that changes the quantity by one step, which needs JavaScript. */
function stepButton(step: 'down' | 'up', label: string): Html {
  return html`<button class="stepper__button" type="button" data-step="${step}" aria-label="${label}">${step === 'up' ? '+' : '−'}</button>`;
}

function quantityForm(item: Item, { lang, texts }: PageContext): Html {
  const { unit, name } = item.product;
  const most = mostInStock(item.size);
  return html`<form class="line__quantity" action="/basketchange.php" method="post">
    ${hiddenFields(item)}
    <span class="stepper">
      ${stepButton('down', texts.fewerOf(name[lang]))}
      <input class="field__input" type="number" name="quantity" value="${item.quantity}"
        min="${unit.sellBy}"${Number.isFinite(most) && html` max="${most}"`} step="${unit.sellBy}"
        aria-label="${texts.quantityOf(name[lang])}" required>
      ${stepButton('up', texts.moreOf(name[lang]))}
    </span>
    <span>${unit.singular[lang]}</span>
    <button class="button button--quiet line__save" name="operation" value="set">${texts.change}</button>
  </form>`;
}

function line(item: Item, context: PageContext): Html {
  const { product, size } = item;
  const { lang, texts } = context;
  const name = product.name[lang];
  return html`<li class="line">
    <img class="line__picture drawn" src="${imageUrl(product, 'small')}" alt="" width="${PICTURE_WIDTH}" height="${PICTURE_WIDTH}">
    <div class="line__words">
      <a class="line__name" href="${productUrl(product, lang)}">${name}</a>
      <p class="line__facts">
        ${size.id !== UNIVERSAL_SIZE && html`${texts.size}: ${size.name[lang]} · `}${product.version[lang]}
        ${item.subscription !== undefined && `· ${texts.everyDays(item.subscription)}`}
        · <bdi>${sizePrice(size, product, context)}</bdi> ${soldAtOnce(product, context)}
      </p>
      <div class="line__changes">
        ${quantityForm(item, context)}
        <form action="/basketchange.php" method="post">
          ${hiddenFields(item)}
          <button class="link-button" name="operation" value="remove" aria-label="${texts.removeProduct(name)}">${texts.remove}</button>
        </form>
      </div>
    </div>
    <b class="line__worth" data-counted="line-${product.id}-${size.id}">${worthText(item.worth, context)}</b>
  </li>`;
}

/** The products of the basket, each with its forms, which work without JavaScript. */
export function basketLines(context: PageContext): Html {
  return html`<ul class="lines" role="list">
    ${context.basket.items.map((item) => line(item, context))}
  </ul>`;
}
