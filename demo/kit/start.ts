import type { Catalogue } from '../platform/catalogue/catalogue.types.ts';
import { ownerOf } from '../platform/lists/owner.ts';
import { DEFAULT_REGION, REGIONS } from '../platform/region/regions.ts';
import { CALL_KINDS, type CallKind, type SettingsPatch } from '../platform/settings/settings.ts';
import type { Store } from '../platform/stores/store.ts';
import type { Visit } from '../platform/visit.ts';
import { forcedSettings } from './forced-settings.ts';
import type { PlatformOptions, ProductChoice } from './kit.types.ts';
import { wrongOption } from './options.ts';

/** The shopper's visit, and the store of its session. */
interface Beginning {
  readonly visit: Visit;
  readonly store: Store;
  readonly catalogue: Catalogue;
}

/** The id of the chosen size; throws if the product or the size does not exist. */
function sizeOf({ product: id, size }: ProductChoice, catalogue: Catalogue, path: string): string {
  const product = catalogue.product(id);
  if (!product) throw wrongOption(`${path}.product`, `there is no product ${id}.`);
  const found =
    size === undefined ? product.sizes[0] : product.sizes.find((one) => one.id === size);
  if (found && (size !== undefined || product.sizes.length === 1)) return found.id;
  const ids = product.sizes.map((one) => one.id).join(', ');
  throw wrongOption(`${path}.size`, `expected one of ${ids}.`);
}

function fillBasket(
  { basket = [] }: PlatformOptions,
  { visit, store, catalogue }: Beginning,
): void {
  for (const [index, line] of basket.entries()) {
    const sizeId = sizeOf(line, catalogue, `basket.${index}`);
    const { product: productId, quantity = 1 } = line;
    store.saveBasketLine(visit.session().id, { productId, sizeId, quantity });
  }
}

function addLists({ lists = [] }: PlatformOptions, { visit, store, catalogue }: Beginning): void {
  for (const [index, { name, products = [] }] of lists.entries()) {
    const listed = products.map((choice, place) => ({
      productId: choice.product,
      sizeId: sizeOf(choice, catalogue, `lists.${index}.products.${place}`),
    }));
    const owner = ownerOf(visit.session());
    store.addList({ owner, name, isPublic: false, products: listed });
  }
}

function callsOf({ fail = {}, latency = 0 }: PlatformOptions): SettingsPatch['calls'] {
  const latencyOf = (kind: CallKind) => (typeof latency === 'number' ? latency : latency[kind]);
  return Object.fromEntries(
    CALL_KINDS.map((kind) => [
      kind,
      { latencyMs: Math.round(latencyOf(kind) ?? 0), failure: fail[kind] ?? 'off' },
    ]),
  );
}

function checkRegion(region: string, option: string): void {
  if (REGIONS.some(({ code }) => code === region)) return;
  throw wrongOption(option, `the shop does not deliver to ${region}.`);
}

function changeSettings(options: PlatformOptions, visit: Visit): void {
  const {
    forcedRegion,
    region = forcedRegion?.country ?? DEFAULT_REGION.code,
    lang = 'pl',
  } = options;
  checkRegion(region, forcedRegion ? 'forcedRegion.country' : 'region');
  visit.changeSettings({ region, lang, calls: callsOf(options), ...forcedSettings(options) });
}

/** Applies the options to the shopper's session; throws if they refer to something that does not exist. */
export function begin(options: PlatformOptions, beginning: Beginning): void {
  changeSettings(options, beginning.visit);
  fillBasket(options, beginning);
  addLists(options, beginning);
}
