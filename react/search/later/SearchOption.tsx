import type { MouseEvent } from 'react';
import { productPrice, type SearchEntry } from '../../../logic/search/search.model.ts';
import type { SearchedProduct } from '../../../logic/search/search.schema.ts';
import { splitMatch } from '../../../logic/search/search-match.ts';
import type { SuggestionsTexts } from '../../../logic/search/search-suggestions.messages.ts';
import type { PriceType } from '../../../logic/settings/shop-config.ts';
import { CROSS, Icon } from '../../look/Icon.tsx';
import { ProductImage } from '../../look/product/ProductImage.tsx';
import { TemplateRow } from '../../template-row/TemplateRow.tsx';
import type { SearchActions } from './search-actions.ts';
import type { SearchView } from './use-search.ts';

/** Props that all options share. */
export interface ShownProps {
  host: HTMLElement;
  /** The author's template for a product row. */
  template: HTMLTemplateElement | undefined;
  texts: SuggestionsTexts;
  search: SearchView;
  actions: SearchActions;
  priceType: PriceType;
}

interface SearchOptionProps extends ShownProps {
  id: string;
  entry: SearchEntry;
  isCurrent: boolean;
}

/** One option: a link, a recent search, or the button that shows all products. */
export function SearchOption({ id, isCurrent, ...props }: SearchOptionProps) {
  const { entry, texts, actions } = props;
  const { kind, link } = entry;
  const option = {
    id,
    role: 'option',
    'aria-selected': isCurrent,
    tabIndex: -1,
    part: kind === 'product' ? 'option product' : 'option',
    className: `search__option search__option--${kind}`,
    onClick: (event: MouseEvent) => actions.choose(event, entry),
  };
  if (kind === 'more') {
    return (
      <button {...option} type="submit" part="submit">
        {texts.more}
      </button>
    );
  }
  const Option = kind === 'recent' ? 'div' : 'a';
  return (
    <Option {...option} href={link}>
      {contentOf(id, props)}
    </Option>
  );
}

type ContentProps = Omit<SearchOptionProps, 'id' | 'isCurrent'>;

/** The content of an option; not a component, because each key press renders dozens of options. */
function contentOf(id: string, { entry, search, texts, priceType, ...row }: ContentProps) {
  const { kind, name, label, product } = entry;
  if (kind === 'query') return queryOf(name, search.found?.text ?? '');
  if (kind === 'recent') {
    const forget = (event: MouseEvent) => {
      event.stopPropagation();
      search.forget(name);
    };
    return (
      <>
        <span>{name}</span>
        {/* for the mouse; the keyboard has Delete, because an option cannot contain a button */}
        <span
          className="search__end search__remove"
          part="remove"
          aria-hidden="true"
          title={texts.remove}
          onClick={forget}
        >
          <Icon path={CROSS} />
        </span>
      </>
    );
  }
  if (!product) {
    const prefix = kind === 'producer' || kind === 'series' ? texts[kind] : '';
    return prefix + label;
  }
  return productRow({ id, entry, product, priceType, texts, ...row });
}

interface ProductRowProps
  extends Pick<ContentProps, 'entry' | 'texts' | 'priceType' | 'host' | 'template'> {
  id: string;
  product: SearchedProduct;
}

/** A found product, in the author's row if there is one. */
function productRow({ id, entry, product, texts, priceType, host, template }: ProductRowProps) {
  const { label, link } = entry;
  const { iconSmall, iconSmallSecond } = product;
  const price = productPrice(product, priceType, texts.onRequest);
  if (template) {
    const fields = { name: label, link, image: iconSmallSecond ?? iconSmall, price };
    return <TemplateRow host={host} template={template} fields={fields} name={`product-${id}`} />;
  }
  return (
    <>
      <ProductImage
        key={iconSmall}
        className="search__image"
        part="image"
        icon={iconSmall}
        iconSecond={iconSmallSecond}
      />
      <span className="search__name" part="name">
        {`${label} `}
      </span>
      <span className="search__end search__price" part="price">
        {price}
      </span>
    </>
  );
}

function queryOf(name: string, typed: string) {
  const { before, match, after } = splitMatch(name, typed);
  return (
    <span part="query">
      {before && <span>{before}</span>}
      {match && <b part="match">{match}</b>}
      {after && <span>{after}</span>}
    </span>
  );
}
