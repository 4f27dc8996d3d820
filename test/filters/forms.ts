import { type Mounted, mount } from '../kit/mount.ts';

/** A checkbox of a filter, with its number of products. */
export const box = (name: string, value: string, { checked = false, count = '' } = {}): string =>
  `<label><input type="checkbox" name="${name}" value="${value}"${checked ? ' checked' : ''}>
    ${value} <span data-filter-count>${count}</span></label>`;

/** The filters of a list: producers, a size and the price. */
export const FORM = `<form action="/search.php?text=kubek">
  <fieldset><legend>Producer</legend>${box('filter_producer', '12')}${box('filter_producer', '13')}${box('filter_producer', '14')}</fieldset>
  <fieldset><legend>Size</legend>${box('filter_traits[7]', 'M, L')}</fieldset>
  <fieldset><legend>Price</legend>
    <label>From <input name="filter_price" inputmode="decimal"></label>
    <label>To <input name="filter_price" inputmode="decimal"></label></fieldset>
  <button>Filter</button>
</form>`;

/** The platform's own form, whose checkboxes have no name. */
export const PLATFORM_FORM = `<form class="filters__form" action="/search.php">
  <fieldset><legend>Producer</legend>
    <input type="hidden" class="__serialize" name="filter_producer">
    <label><input type="checkbox" id="filter_producer_12" data-id="filter_producer"> Acme</label>
    <label><input type="checkbox" id="filter_producer_13" data-id="filter_producer"> Bolt</label></fieldset>
  <fieldset><legend>Price</legend>
    <input type="hidden" class="__serialize" name="filter_price">
    <input id="PriceRangeFrom" aria-label="From"> <input id="PriceRangeTo" aria-label="To"></fieldset>
</form>`;

interface Options {
  readonly form?: string;
  readonly attributes?: string;
  readonly lang?: string;
  readonly after?: string;
  /** Called before the page has a script. */
  readonly prepare?: (page: HTMLElement) => void;
}

/** The filters on a page; by default always beside the list, whatever the width of the window. */
export function mountFilters({
  form = FORM,
  attributes = 'below="1"',
  lang = 'pl',
  after = '',
  prepare,
}: Options = {}): Promise<Mounted<'shop-filters'>> {
  const page = document.createElement('div');
  page.innerHTML = `<shop-filters ${attributes}>${form}</shop-filters>${after}`;
  prepare?.(page);
  return mount('shop-filters', page, { lang });
}

/** A control of the form. */
export function control<E extends HTMLInputElement = HTMLInputElement>(
  { element }: Mounted,
  selector: string,
): E {
  const found = element.querySelector<E>(selector);
  if (!found) throw new Error(`Expected ${selector} in the form.`);
  return found;
}

/** A checkbox by its value. */
export const boxOf = (tag: Mounted, value: string): HTMLInputElement =>
  control(tag, `input[value="${value}"]`);

/** The shopper types into an input, and leaves it. */
export function enter(input: HTMLInputElement, value: string): void {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
