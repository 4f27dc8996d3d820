import type {
  Product,
  VersionAxis,
  VersionGroup,
} from '../../../../platform/catalogue/catalogue.types.ts';
import { leadsTo, type VersionPlace, versionsOf } from '../../../../platform/catalogue/versions.ts';
import { productUrl } from '../../../../platform/links.ts';
import { type Html, html, type Part } from '../../../html.ts';
import type { PageContext } from '../../../page.ts';
import { taken } from '../mode.ts';

/** One axis: each version is a link. */
function links(product: Product, group: VersionGroup, context: PageContext): Html {
  return html`${group.axes[0]?.values.map(({ id, name }) => {
    const other = leadsTo({ product, group, axis: 0, value: id }, context.shop.catalogue);
    return (
      other &&
      html`<a class="btn projector_variants__item${other === product && ' --selected'}" href="${productUrl(other, context.lang)}">${name[context.lang]}</a> `
    );
  })}`;
}

function axisSelect(
  at: Omit<VersionPlace, 'value'>,
  axis: VersionAxis,
  context: PageContext,
): Html {
  const { lang } = context;
  return html`<label class="projector_multiversions__item"><span class="projector_label">${axis.name[lang]}</span>
    <select class="f-control" id="multiversions_${axis.id}" data-id="${axis.id}">${axis.values.map(
      ({ id, name }) => {
        const other = leadsTo({ ...at, value: id }, context.shop.catalogue);
        const address = other && productUrl(other, lang);
        return html`<option class="${!other && '--dependent'}" data-values_id="${id}" data-product="${other?.id}" data-link="${address}"${other === at.product && html` selected`}>${name[lang]}</option>`;
      },
    )}</select></label>`;
}

function choices(product: Product, group: VersionGroup, context: PageContext): Html {
  if (group.axes.length === 1) return links(product, group, context);
  return html`${group.axes.map((axis, index) =>
    axisSelect({ product, group, axis: index }, axis, context),
  )}`;
}

/** The versions of a product: links on one axis, a select for each of several. */
export function versionsSection(product: Product, context: PageContext): Part {
  const group = versionsOf(product.id, context.shop.catalogue);
  if (!group) return '';
  const [first, ...others] = group.axes;
  const id = others.length > 0 ? 'projector_multiversions_section' : 'projector_variants_section';
  const label = first?.name[context.lang];
  const items = choices(product, group, context);
  return taken(
    {
      around: html`<div id="${id}"><shop-choice of="version" label="${label}">${items}</shop-choice></div>`,
      instead: html`<shop-choice id="${id}" of="version" label="${label}">${items}</shop-choice>`,
    },
    context,
  );
}
