import * as v from 'valibot';
import { warnAuthor } from '../page/warn-author.ts';
import { TEXT, within } from '../wire/accepted.ts';
import { annotated, described, type Notes, required } from '../wire/described.ts';
import { LenientNumber, LenientText, lenientObject } from '../wire/lenient.ts';
import { safeImage } from '../wire/safe-link.ts';

/** Coordinates in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A marker of the map, as printed by a template; its texts are never parsed as markup. */
export interface Place extends Position {
  readonly title?: string;
  /** Lines of text, separated by `\n`. */
  readonly content?: string;
  /** The URL of an image. */
  readonly icon?: string;
}

/** Places by index; an invalid one is undefined, so that the others keep their index. */
export type Places = readonly (Place | undefined)[];

const coordinate = (limit: number, description: string) =>
  required(
    v.pipe(
      LenientNumber,
      v.check((value) => value !== undefined && Math.abs(value) <= limit),
      v.transform((value) => value as number),
    ),
    description,
    within(limit),
  );

const LIMITS = { lat: 90, lng: 180 };

const POSITION = {
  lat: coordinate(LIMITS.lat, 'The latitude.'),
  lng: coordinate(LIMITS.lng, 'The longitude.'),
};

const POSITION_NOTES: Notes = {
  isClosed: true,
  meant: {
    latitude: 'lat',
    longitude: 'lng',
    lon: 'lng',
    name: 'title',
    text: 'content',
    image: 'icon',
  },
};

const PositionSchema = annotated(lenientObject(POSITION), POSITION_NOTES);

const Trimmed = v.pipe(
  LenientText,
  v.transform((text) => text.trim()),
);

const MarkerSchema = annotated(
  lenientObject({
    ...POSITION,
    title: described(Trimmed, 'The title of the marker, as text.'),
    content: described(Trimmed, 'Lines of text, separated by \\n.'),
    icon: described(
      v.pipe(
        v.nullish(v.unknown()),
        v.transform((icon) => safeImage(icon) ?? ''),
      ),
      'The address of a picture.',
      TEXT,
    ),
  }),
  POSITION_NOTES,
);

const placeOf = (given: unknown): Place | undefined => {
  const { success, output } = v.safeParse(MarkerSchema, given);
  return success ? output : undefined;
};

/** Warns the author about the first invalid entry, by its path, with the number of others. */
function warnOfLeftOut(given: readonly unknown[], places: Places): void {
  const at = places.indexOf(undefined);
  const entry = Object(given[at]);
  const axis = v.is(POSITION.lat, entry.lat) ? 'lng' : 'lat';
  const shown = JSON.stringify(entry[axis]) ?? 'nothing';
  const others = places.filter((place) => !place).length - 1;
  warnAuthor(
    'shop-map',
    `addresses[${at}].${axis}: expected a number from -${LIMITS[axis]} to ${LIMITS[axis]} but got ${shown}, leaving it out${others > 0 ? ` and ${others} more` : ''}.`,
  );
}

/** The places of addresses with `lat` and `lng`; warns the author about invalid ones. */
export function readPlaces(given: readonly unknown[]): Places {
  const places = given.map(placeOf);
  if (__DEV__ && places.includes(undefined)) warnOfLeftOut(given, places);
  return places;
}

/** The markers of the tag. */
export const MarkersSchema = annotated(
  v.pipe(
    v.array(v.unknown()),
    v.transform((given): Places => given.map(placeOf)),
  ),
  {
    title: 'The markers of a map',
    accepts: v.array(MarkerSchema),
    minimal: [{ lat: 52.23, lng: 21.01 }],
    full: [
      {
        lat: 52.23,
        lng: 21.01,
        title: 'Warszawa',
        content: 'Prosta 5\n00-001 Warszawa',
        icon: '/pin.png',
      },
    ],
  },
);

/** `lat,lng`, an array of both, or an object with both. */
const asObject = (given: unknown): unknown => {
  const pair = typeof given === 'string' ? given.split(',') : given;
  return Array.isArray(pair) && pair.length === 2 ? { lat: pair[0], lng: pair[1] } : given;
};

/** The center of the map. */
export const CenterSchema = annotated(v.pipe(v.unknown(), v.transform(asObject), PositionSchema), {
  title: 'A geographical position',
  accepts: v.union([
    PositionSchema,
    v.strictTuple([POSITION.lat, POSITION.lng]),
    v.pipe(v.string(), v.regex(/^\s*-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?\s*$/)),
  ]),
  minimal: '52.23,21.01',
  full: { lat: 52.23, lng: 21.01 },
  others: [[52.23, 21.01]],
});

const PLACEHOLDER = /\{(\w+)\}/g;
const KNOWN = new Set(['s', 'z', 'x', 'y', 'r']);
const NEEDED = ['z', 'x', 'y'];

function isTileUrl(template: string): boolean {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const isComplete = NEEDED.every((name) => names.includes(name));
  // the map library throws for unknown placeholders
  const isKnown = names.every((name) => KNOWN.has(name));
  return isComplete && isKnown && safeImage(template.replace(PLACEHOLDER, '1')) !== undefined;
}

/** The URL template of tiles with `{z}`, `{x}` and `{y}`; `{s}` is a, b or c, `{r}` is `@2x` on sharp screens. */
export const TileUrlSchema = v.pipe(
  v.string(),
  v.transform((template) => template.trim()),
  v.check(isTileUrl),
);
