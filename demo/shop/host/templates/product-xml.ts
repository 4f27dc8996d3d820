import type { Product, Size } from '../../../platform/catalogue/catalogue.types.ts';
import { cheapestSize } from '../../../platform/catalogue/sizes.ts';
import { hasStock } from '../../../platform/catalogue/stock.ts';
import { IMAGE_WIDTHS, listUrl, productUrl } from '../../../platform/links.ts';
import { rebateOf } from '../../../platform/subscription.ts';
import { type Html, html } from '../../html.ts';
import type { Crumb, PageContext } from '../../page.ts';
import { categoryCrumbs } from '../../partials/breadcrumbs.ts';
import { calculatorUrl, PROVIDERS, zlotys } from '../../partials/instalments.ts';
import { picturesOf } from '../../partials/pictures.ts';
import { amountsOf, priceXml } from './price-xml.ts';

/** The theme's id for the only size of a product. */
const ONE_SIZE = 'onesize';

const size = (one: Size, product: Product, context: PageContext): Html =>
  html`<size type="${product.sizes.length === 1 ? ONE_SIZE : one.id}" description="${one.name[context.lang]}" amount="${one.stock}">${priceXml(one, product, context)}</size>`;

function sizes(product: Product, context: PageContext): Html {
  const { unit } = product;
  const dearest = product.sizes.reduce((one, other) => (other.grosz > one.grosz ? other : one));
  return html`<sizes unit="${unit.singular[context.lang]}" unit_sellby="${unit.sellBy}">
    <prices${amountsOf('minprice', cheapestSize(product), product)}${amountsOf('maxprice', dearest, product)}/>
    ${product.sizes.map((one) => size(one, product, context))}
  </sizes>`;
}

function subscriptions(product: Product): Html {
  return html`<subscriptions>${product.subscriptions.map((subscription) => {
    const { type, value } = rebateOf(subscription, product);
    return html`<subscription days_in_period="${subscription.days}"><rebate type="${type}" value="${type === 'quota' ? zlotys(value) : value}"/></subscription>`;
  })}</subscriptions>`;
}

const instalments = (): Html =>
  html`<payment>${PROVIDERS.map(
    (
      provider,
    ) => html`<instalment name="${provider.name}" minprice="${zlotys(provider.minGrosz)}" maxprice="${zlotys(provider.maxGrosz)}"
      maxquantity="${provider.maxProducts}" calculatePrice="window.open('${calculatorUrl(provider, '{calculate_price}')}')"/>`,
  )}</payment>`;

/** The pictures, each in one format. */
function pictures(product: Product, context: PageContext): Html {
  const { large } = IMAGE_WIDTHS;
  return html`<enclosures><images>${picturesOf(product, 'large', context).map(
    ({ src }) =>
      html`<enclosure url="${src}" medium="${src}" medium_second="/" medium_width="${large}" medium_height="${large}"/>`,
  )}</images></enclosures>`;
}

function crumbs(product: Product, { lang, texts }: PageContext): Html {
  const first: Crumb = { name: texts.shopName, href: '/' };
  const last: Crumb = { name: product.name[lang], href: productUrl(product, lang) };
  const steps = [first, ...categoryCrumbs(product.category, lang), last];
  return html`<bc>${steps.map(({ name, href }) => html`<item title="${name}" link="${href}"/>`)}</bc>`;
}

const isForSale = ({ sizes: all }: Product): boolean =>
  all.some((one) => one.grosz > 0 && hasStock(one));

/** The XML of a product page, as the platform passes it to a shop's templates. */
export function productXml(product: Product, context: PageContext): string {
  const { lang, lists, settings } = context;
  const cheapest = cheapestSize(product);
  return html`<shop omnibus="1">
    <language><option selected="true" name="${lang}"/></language>
    <page type="projector" price_type="${settings.priceType}"><projector>
      <product id="${product.id}" link="${productUrl(product, lang)}">
        <name>${product.name[lang]}</name>
        <description>${product.description[lang]}</description>
        ${priceXml(cheapest, product, context)}
        ${sizes(product, context)}
        ${cheapest.grosz > 0 && subscriptions(product)}
        ${isForSale(product) && instalments()}
        ${pictures(product, context)}
      </product>
    </projector></page>
    ${crumbs(product, context)}
    <shopping_lists>${lists.map(
      ({ id, name, products }) =>
        html`<list id="${id}" name="${name}" count="${products.length}" link="${listUrl(id)}"/>`,
    )}</shopping_lists>
  </shop>`.toString();
}
