import { CITIES, COUNTRY, type LngLat, RIVERS, SEA } from './geography.ts';

/** The coordinates of a tile in the usual scheme. */
export interface Tile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

const TILE_PX = 256;
/** The minimum zoom of streets. */
const STREETS_ZOOM = 11;
/** The zoom range of city names. */
const NAMES_ZOOM = [5, 10] as const;
const STYLE = `
  .land{fill:#eceae3}.country{fill:#f7f4ea;stroke:#b9b29d}.sea{fill:#bfd9e4}.river{stroke:#a9cbda}
  .road{stroke:#fff}.road--main{stroke:#f2d38b}.park{fill:#d5e3c6}.name{fill:#4a4f57;stroke:#f7f4ea}
  @media (prefers-color-scheme:dark){.land{fill:#1b1e21}.country{fill:#24282c;stroke:#59616a}
  .sea{fill:#16262e}.river{stroke:#23424f}.road{stroke:#3a4047}.road--main{stroke:#6b5c35}
  .park{fill:#24332a}.name{fill:#cfd4da;stroke:#24282c}}
  path{fill:none;stroke-linejoin:round}.name{font:600 12px sans-serif;paint-order:stroke;stroke-width:3px}`;

/** The position of a coordinate in a tile, in pixels (Web Mercator). */
function pointIn({ z, x, y }: Tile, [lng, lat]: LngLat): Point {
  const world = TILE_PX * 2 ** z;
  const sine = Math.sin((lat * Math.PI) / 180);
  const north = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  return [rounded(((lng + 180) / 360) * world - x * TILE_PX), rounded(north * world - y * TILE_PX)];
}

const pointsOf = (tile: Tile, places: readonly LngLat[]): string =>
  places.map((place) => pointIn(tile, place).join()).join(' ');

/** A pseudo-random number from 0 to 1 that depends on the arguments alone. */
function chance(...of: readonly number[]): number {
  const mixed = of.reduce((sum, value, at) => sum + value * (12.9898 + 65.243 * at), 0);
  const wave = Math.sin(mixed) * 43_758.5453;
  return wave - Math.floor(wave);
}

/** The point where a street crosses the edge of a tile: its neighbour continues it there. */
const crossing = (z: number, at: number, line: number): number =>
  Math.round(48 + 160 * chance(z, at, line));

function streets({ z, x, y }: Tile): string {
  const [west, east] = [crossing(z, x, y), crossing(z, x + 1, y)];
  const [north, south] = [crossing(z + 40, y, x), crossing(z + 40, y + 1, x)];
  const park = chance(x, y, z) > 0.6;
  const side = (value: number) => (value + 128) % TILE_PX;
  return `
    ${park ? `<circle class="park" cx="${side(north)}" cy="${side(west)}" r="${30 + Math.round(30 * chance(y, x))}"/>` : ''}
    <path class="road" stroke-width="5" d="M0 ${side(west)}C96 ${side(west)} 160 ${side(east)} 256 ${side(east)}M${side(north)} 0C${side(north)} 96 ${side(south)} 160 ${side(south)} 256"/>
    <path class="road--main" stroke-width="8" d="M0 ${west}C96 ${west} 160 ${east} 256 ${east}M${north} 0C${north} 96 ${south} 160 ${south} 256"/>`;
}

function names(tile: Tile): string {
  const [first, last] = NAMES_ZOOM;
  if (tile.z < first || tile.z > last) return '';
  return CITIES.map(([name, place]) => {
    const [x, y] = pointIn(tile, place);
    return `<text class="name" x="${x}" y="${y + 14}" text-anchor="middle">${name}</text>`;
  }).join('');
}

/** The SVG of a tile: a made-up map of Poland, in light or dark colours. */
export function drawTile(tile: Tile): string {
  const rivers = RIVERS.map(
    (river) =>
      `<polyline class="river" fill="none" stroke-width="${Math.max(2, tile.z - 4)}" points="${pointsOf(tile, river)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 256 256"><style>${STYLE}</style>
    <rect class="land" width="256" height="256"/>
    <polygon class="sea" points="${pointsOf(tile, SEA)}"/>
    <polygon class="country" points="${pointsOf(tile, COUNTRY)}"/>
    ${tile.z >= STREETS_ZOOM ? streets(tile) : ''}${rivers.join('')}${names(tile)}
  </svg>`;
}
