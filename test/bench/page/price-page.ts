import { lowestPriceText, productPrices } from '../data/prices.ts';
import { activateAtOnce } from './activate-at-once.ts';

/** The tag of one variant, and how to load it. */
interface Setup {
  readonly tag: string;
  readonly module: string;
  /** Only for our tag: activates every tag at once, whatever its declaration says. */
  readonly eager: boolean;
}

/** The interval of the checks for completion: short enough not to add to the result, long enough not to disturb. */
const POLL_MS = 4;
/** The height that the page reserves for each tag, so that 14 of them are in or near a viewport of 500 px. */
const TAG_HEIGHT_PX = 51;

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Waits for a condition, which must be cheap so that waiting costs the same in all variants. */
async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await later(POLL_MS);
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll("'", '&#39;');

const priceOf = (tag: Element) => tag.shadowRoot?.querySelector('.omnibus__price')?.textContent;
let setup: Setup;
let tags: HTMLElement[] = [];
let staged: HTMLTemplateElement;

const markup = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const data = escapeAttribute(JSON.stringify(productPrices(index)));
    return `<${setup.tag} product='${data}' show-percent="true" code-activation="true"></${setup.tag}>`;
  }).join('');

/** Loads the variant's code and shows one price with it, so that loading is not measured. */
export async function prepare(given: Setup): Promise<void> {
  setup = given;
  await import(setup.module);
  if (setup.eager) activateAtOnce(setup.tag);
  const style = document.createElement('style');
  style.textContent = `body{margin:0}${setup.tag}{display:block;min-height:${TAG_HEIGHT_PX}px}`;
  document.head.append(style);
  document.body.innerHTML = markup(1);
  const [first] = document.body.children;
  await until(() => Boolean(first && priceOf(first)));
  first?.remove();
}

/** Parses the tags into an inert template, where they are not upgraded. */
export function stage(count: number): void {
  staged = document.createElement('template');
  staged.innerHTML = markup(count);
}

/** Upgrades all tags; returns how many show a price once the last expected one does. */
export async function upgrade(expected: number): Promise<number> {
  document.body.append(staged.content);
  tags = [...document.querySelectorAll<HTMLElement>(setup.tag)];
  const last = tags[expected - 1];
  await until(() => Boolean(last && priceOf(last)));
  await until(() => tags.slice(0, expected).every(priceOf));
  readLayout();
  return tags.filter(priceOf).length;
}

let next: { attributes: string[]; products: unknown[]; prices: string[] };

/** Creates the data of the next update, so that this is not measured. */
export function stageUpdate(round: number): void {
  const products = tags.map((_, index) => productPrices(index, round));
  next = {
    attributes: products.map((product) => JSON.stringify(product)),
    products,
    prices: tags.map((_, index) => lowestPriceText(index, round)),
  };
}

/** Gives every tag new prices through its attribute, as a partial update of the page does. */
export async function updateAttributes(): Promise<void> {
  for (const [index, tag] of tags.entries()) {
    tag.setAttribute('product', next.attributes[index] ?? '');
  }
  await updated();
}

/** Gives every tag new prices through its property, as a script does. */
export async function updateProperties(): Promise<void> {
  for (const [index, tag] of tags.entries()) {
    Object.assign(tag, { product: next.products[index] });
  }
  await updated();
}

async function updated(): Promise<void> {
  const last = tags.at(-1);
  await until(() => Boolean(last && priceOf(last) === next.prices.at(-1)));
  await until(() => tags.every((tag, index) => priceOf(tag) === next.prices[index]));
  readLayout();
}

const readLayout = () => document.body.offsetHeight;

const STATES = ['code', 'short', 'code-short', 'new-price', 'higher'];

/** The texts, parts and states of all tags, to compare the variants. */
export function shown(): string[] {
  return tags.map((tag) => {
    // the name of a row is an element of its own in ours, and the start of its row in the others
    const parts = [...(tag.shadowRoot?.querySelectorAll('[part]:not([part=row-label])') ?? [])].map(
      (part) => `${part.getAttribute('part')}: ${part.textContent?.replace(/\s+/g, ' ').trim()}`,
    );
    const states = STATES.filter((state) => tag.matches(`:state(${state})`));
    return [...parts, ...states].join(' | ');
  });
}
