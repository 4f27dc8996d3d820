import type {
  Product,
  VersionAxis,
  VersionGroup,
} from '../../../../platform/catalogue/catalogue.types.ts';
import { leadsTo, type VersionPlace, versionsOf } from '../../../../platform/catalogue/versions.ts';
import { productUrl } from '../../../../platform/links.ts';
import { type Html, html, type Part } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';

/** One axis: each version is a link. */
function links(product: Product, group: VersionGroup, context: PageContext): Html {
  return html`<div id="projector_variants_section">${group.axes[0]?.values.map(({ id, name }) => {
    const other = leadsTo({ product, group, axis: 0, value: id }, context.shop.catalogue);
    return (
      other &&
      html`<a class="btn projector_variants__item${other === product && ' --selected'}" href="${productUrl(other, context.lang)}">${name[context.lang]}</a> `
    );
  })}</div>`;
}

function axisSelect(
  at: Omit<VersionPlace, 'value'>,
  axis: VersionAxis,
  context: PageContext,
): Html {
  const { lang } = context;
  return html`<label class="projector_multiversions__item"><span class="projector_label">${axis.name[lang]}</span>
    <select class="f-control" data-id="${axis.id}">${axis.values.map(({ id, name }) => {
      const other = leadsTo({ ...at, value: id }, context.shop.catalogue);
      const address = other && productUrl(other, lang);
      return html`<option class="${!other && '--dependent'}" data-values_id="${id}" data-product="${other?.id}" data-link="${address}"${other === at.product && html` selected`}>${name[lang]}</option>`;
    })}</select></label>`;
}

/** The versions of a product: links on one axis, a select for each of several. */
export function versionsSection(product: Product, context: PageContext): Part {
  const group = versionsOf(product.id, context.shop.catalogue);
  if (!group) return '';
  if (group.axes.length === 1) return links(product, group, context);
  return html`<div id="projector_multiversions_section">${group.axes.map((axis, index) =>
    axisSelect({ product, group, axis: index }, axis, context),
  )}</div>`;
}
