import { readFileSync } from 'node:fs';
import { createReferencePlatform } from '../../../demo/platform/platform.ts';
import { createMemoryStore } from '../../../demo/platform/stores/store-memory.ts';
import type { HostBlock, ThemePage } from '../../../demo/shop/host/blocks/block.ts';
import { createShopServer } from '../../../demo/shop/http/shop-server.ts';

/** The variant of a block: as in the theme, with tags around it, or replaced by tags. */
export type Way = 'plain' | 'around' | 'instead';

const ORIGIN = 'http://localhost';
const PREFIXES: Readonly<Record<Way, string>> = {
  plain: '/host/only/none',
  around: '/host/only/',
  instead: '/host/instead/only/',
};

/** The URL of a page of the theme without tags. */
export const plainAddress = (page: string): string => `${PREFIXES.plain}${page}`;

/** The URL of a page of the theme in which only this block has tags. */
export function addressOf({ tags }: HostBlock, { page }: ThemePage, way: Way): string {
  if (way === 'plain') return plainAddress(page);
  return `${PREFIXES[way]}${tags.join('+')}${page}`;
}

/** Reads pages of the demo shop, which runs in this process, each with a new visitor, in English or this language. */
export function themePages(): (address: string, lang?: string) => Promise<string> {
  const store = createMemoryStore();
  const platform = createReferencePlatform({
    store,
    schema: readFileSync('demo/platform/schema.graphql', 'utf8'),
    shopOrigins: [ORIGIN],
  });
  const serve = createShopServer({ platform, store, accountsUrl: () => `${ORIGIN}/accounts/` });
  return async (address, lang = 'en') => {
    const url = new URL(address, ORIGIN);
    url.searchParams.set('lang', lang);
    const answer = await serve(new Request(url));
    if (!answer?.ok) throw new Error(`[shop] docs: expected a page at ${address}.`);
    return answer.text();
  };
}

/** The page of a block in each variant, or its markup; undefined if it is not markup. */
export async function pagesOf(
  block: HostBlock,
  read: (address: string) => Promise<string>,
): Promise<Readonly<Record<Way, string>> | undefined> {
  const { themePage, markup } = block;
  if (markup) return { ...markup, instead: markup.around };
  if (!themePage) return undefined;
  const pageIn = (way: Way) => read(addressOf(block, themePage, way));
  const [plain, around, instead] = [
    await pageIn('plain'),
    await pageIn('around'),
    await pageIn('instead'),
  ];
  return { plain, around, instead };
}
