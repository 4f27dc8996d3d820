import type { Product } from '../../../platform/catalogue/catalogue.types.ts';
import { categoryUrl, producerUrl, seriesUrl } from '../../../platform/links.ts';
import { money } from '../../../platform/money.ts';
import { regionOf } from '../../../platform/region/regions.ts';
import { type Html, html, type Part } from '../../html.ts';
import type { PageContext } from '../../page.ts';

/** A section about a product. */
interface Section {
  readonly id: string;
  readonly heading: string;
  readonly content: Html;
}

function promises(context: PageContext): Html {
  const { texts, settings } = context;
  const region = regionOf(settings.region);
  const [cost, free] = [region.shippingGrosz, region.freeFromGrosz].map(
    (grosz) => money(grosz).formatted,
  );
  return html`<ul class="ticks" role="list">
    <li>${texts.deliveryFrom(cost ?? '', free ?? '')}</li>
    <li>${texts.returns}</li>
  </ul>`;
}

function fact(name: string, value: Part): Html {
  return html`<div><dt>${name}</dt><dd>${value}</dd></div>`;
}

function facts(product: Product, { lang, texts }: PageContext): Html {
  const { producer, series, category } = product;
  return html`<dl class="facts">
    ${fact(texts.producer, html`<a href="${producerUrl(producer, lang)}">${producer.name}</a>`)}
    ${series && fact(texts.series, html`<a href="${seriesUrl(series, lang)}">${series.name[lang]}</a>`)}
    ${fact(texts.category, html`<a href="${categoryUrl(category, lang)}">${category.name[lang]}</a>`)}
    ${fact(texts.colour, product.version[lang])}
    ${fact(texts.productNumber, product.id)}
  </dl>`;
}

function sectionsOf(product: Product, context: PageContext): readonly Section[] {
  const { lang, texts } = context;
  const description = html`<p>${product.description[lang]} ${texts.madeBy(product.producer.name)}.</p>
    ${facts(product, context)}`;
  return [
    { id: 'about-description', heading: texts.description, content: description },
    { id: 'about-care', heading: texts.care, content: html`<p>${texts.careText}</p>` },
    { id: 'about-delivery', heading: texts.delivery, content: promises(context) },
  ];
}

/** The content after the pictures: description with facts, care, delivery; on phones, tabs show one of them. */
export function about(product: Product, context: PageContext): Html {
  const sections = sectionsOf(product, context);
  const items = sections.map(({ id }) => `#${id}`).join(', ');
  return html`<div class="about">
    <shop-mobile-grid class="about__grid" items="${items}">
      <shop-menu-tabs class="about__tabs" aria-label="${context.texts.description}">
        ${sections.map(({ id, heading }) => html`<button type="button" data-for="#${id}">${heading}</button>`)}
      </shop-menu-tabs>
    </shop-mobile-grid>
    <div class="about__sections">
      ${sections.map(
        ({
          id,
          heading,
          content,
        }) => html`<section class="about__section" id="${id}" aria-labelledby="${id}-name">
          <h2 class="about__heading" id="${id}-name">${heading}</h2>
          ${content}
        </section>`,
      )}
    </div>
  </div>`;
}
