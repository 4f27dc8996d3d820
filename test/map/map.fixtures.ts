import { type Mounted, mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';

/** A tile of one pixel, without a network. */
export const TILE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=#{z}/{x}/{y}';

interface Sample {
  readonly attributes?: string;
  readonly content?: string;
  readonly lang?: string;
  readonly dir?: string;
}

export const SHOPS = [
  { lat: 52.23, lng: 21.01, title: 'Warszawa', content: 'ul. Wymyślona 1\n9–17' },
  { lat: 50.06, lng: 19.94, title: 'Kraków' },
  { lat: 54.35, lng: 18.65, title: 'Gdańsk', content: 'ul. Długa 3' },
] as const;

/** The attribute with these markers, in the format of a template. */
export const markers = (places: unknown = SHOPS): string =>
  `markers='${JSON.stringify(places).replaceAll("'", '&#39;')}'`;

/** Mounts a map and waits until its markers show. */
export async function showMap(
  { attributes = markers(), content = '', lang = 'pl', dir = '' }: Sample = {},
  properties: object = {},
): Promise<Mounted<'shop-map'>> {
  const tag = await mount(
    'shop-map',
    `<shop-map tile-url="${TILE}" ${attributes}>${content}</shop-map>`,
    { lang, dir },
  );
  Object.assign(tag.element, properties);
  await tag.settled();
  await waitUntil(() => tag.all('.pin > :not(.unseen), .group').length > 0, 'a marker');
  return tag;
}

/** The marker with an index on the map. */
export function markerOf(tag: Mounted, at: number): HTMLElement {
  const marker = tag.parts('marker')[at];
  if (!marker) throw new Error(`Expected a marker ${at}.`);
  return marker;
}

/** Waits until the popup of a marker shows. */
export const openTexts = (tag: Mounted): Promise<void> =>
  waitUntil(() => tag.parts('popup').length === 1, 'the texts of a marker');

/** The indices in the events. */
export const indicesOf = (events: readonly Event[]): readonly unknown[] =>
  events.map((event) => event instanceof CustomEvent && event.detail.index);

/** `count` places all over a country, the same each time. */
export const manyPlaces = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    lat: 49.5 + ((at * 7919) % 5000) / 1000,
    lng: 15 + ((at * 104_729) % 8000) / 1000,
    title: `Punkt ${at}`,
  }));
