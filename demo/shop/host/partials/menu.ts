import type { Category } from '../../../platform/catalogue/catalogue.types.ts';
import { categoryUrl, imageUrl, producerUrl } from '../../../platform/links.ts';
import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { HOST_TEXTS } from '../texts.ts';
import { adopts, taken } from './mode.ts';

/** The number of items after which a list ends with a "show more" item. */
const MAX_ITEMS = 8;
/** A link target without a page, as the theme's scripts expect it. */
const NOWHERE = '##';

/** An item of the menu. */
interface Node {
  readonly name: string;
  readonly href: string;
  readonly children: readonly Node[];
  readonly picture?: string;
}

const categoryNode = (category: Category, context: PageContext): Node => ({
  name: category.name[context.lang],
  href: categoryUrl(category, context.lang),
  children: category.children.map((child) => categoryNode(child, context)),
});

/** The categories, each with a unique picture, preferably of a product of its own. */
function picturedNodes(categories: readonly Category[], context: PageContext): readonly Node[] {
  const shown = new Set<Category>();
  return categories.map((category) => {
    const free = context.shop.catalogue
      .productsIn(category)
      .filter((product) => !shown.has(product.category));
    const product = free.find((one) => one.category.path[0] === category) ?? free[0];
    if (product) shown.add(product.category);
    const picture = product && { picture: imageUrl(product, 'small') };
    return { ...categoryNode(category, context), ...picture };
  });
}

/** An item without a page of its own. */
function brandsNode({ lang, shop }: PageContext): Node {
  return {
    name: HOST_TEXTS[lang].brands,
    href: NOWHERE,
    children: shop.catalogue.producers.map((producer) => ({
      name: producer.name,
      href: producerUrl(producer, lang),
      children: [],
    })),
  };
}

function isCurrent({ href }: Node, { url }: PageContext): boolean {
  return href === url.pathname;
}

function leadsToCurrent(node: Node, context: PageContext): boolean {
  return isCurrent(node, context) || node.children.some((child) => leadsToCurrent(child, context));
}

function link(node: Node, context: PageContext): Html {
  const { name, href, picture } = node;
  return html`<a class="nav-link${isCurrent(node, context) && ' active'}" href="${href}">${
    picture && html`<img class="nav-img" src="${picture}" alt="" width="40" height="40">`
  }<span class="nav-name">${name}</span></a>`;
}

/** The first item of a list on phones: a back link, and a link to the parent. */
function listHeader(parent: Node, context: PageContext): Html {
  const { back } = HOST_TEXTS[context.lang];
  return html`<li class="nav-header">
    <a class="nav-header__back" href="#">${back}</a>${link(parent, context)}
  </li>`;
}

function extendItem({ lang }: PageContext): Html {
  const { more, less } = HOST_TEXTS[lang];
  return html`<li class="--extend"><a href="${NOWHERE}" txt_alt="${less}">${more}</a></li>`;
}

function list(parent: Node, level: number, context: PageContext): Html {
  const { children } = parent;
  return html`<ul class="navbar-nav navbar-nav--${level}">
    ${listHeader(parent, context)}
    ${children.map((child, index) => item(child, level, { context, isRest: index >= MAX_ITEMS }))}
    ${children.length > MAX_ITEMS && extendItem(context)}
  </ul>`;
}

interface Place {
  readonly context: PageContext;
  /** Whether the item shows only in an expanded list. */
  readonly isRest: boolean;
}

function item(node: Node, level: number, { context, isRest }: Place): Html {
  const isOpen = leadsToCurrent(node, context);
  return html`<li class="nav-item${isRest && ' --rest'}${isOpen && ' nav-open'}">
    ${link(node, context)}
    ${node.children.length > 0 && list(node, level + 1, context)}
  </li>`;
}

function roots(context: PageContext): readonly Node[] {
  const { categories } = context.shop.catalogue;
  const top = categories.filter(({ path }) => path.length === 1);
  return [...picturedNodes(top, context), brandsNode(context)];
}

/** The categories, three levels deep; narrow screens show them in the drawer. */
export function menu(drawer: string, context: PageContext): Html {
  const place = (node: Node) => item(node, 1, { context, isRest: false });
  const nav = html`<ul class="navbar-nav navbar-nav--1">${roots(context).map(place)}</ul>`;
  const { categories } = context.texts;
  const narrow = adopts('drawer', context) && html` drawer="${drawer}"`;
  const instead = html`<shop-menu id="menu_categories" aria-label="${categories}"${narrow}>${nav}</shop-menu>`;
  const around = html`<nav id="menu_categories" aria-label="${categories}"><shop-menu${narrow}>${nav}</shop-menu></nav>`;
  return taken({ around, instead }, context);
}
