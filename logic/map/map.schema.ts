import * as v from 'valibot';
import { warnAuthor } from '../page/warn-author.ts';
import { LenientNumber, LenientText } from '../wire/lenient.ts';
import { safeImage } from '../wire/safe-link.ts';

/** A point of the Earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A marker of the map as a template gives it; its texts are text, never markup. */
export interface Place extends Position {
  readonly title?: string;
  /** Lines of text, separated by `\n`. */
  readonly content?: string;
  /** The address of a picture. */
  readonly icon?: string;
}

/** Places by their index; one that is not on the Earth is undefined, so that the others keep theirs. */
export type Places = readonly (Place | undefined)[];

const LIMITS = { lat: 90, lng: 180 } as const;
type Axis = keyof typeof LIMITS;

const isObject = (value: unknown): value is object => value instanceof Object;

/** An own member, as a page may have added to every object. */
const memberOf = (given: unknown, name: string): unknown =>
  isObject(given) && Object.hasOwn(given, name) ? Reflect.get(given, name) : undefined;

const textOf = (given: unknown, name: string): string =>
  v.parse(LenientText, memberOf(given, name));

function degrees(given: unknown, axis: Axis): number | undefined {
  const value = v.parse(LenientNumber, memberOf(given, axis));
  return value !== undefined && Math.abs(value) <= LIMITS[axis] ? value : undefined;
}

/** The position of an object with `lat` and `lng`, also as text; undefined where it is not on the Earth. */
export function positionOf(given: unknown): Position | undefined {
  const [lat, lng] = [degrees(given, 'lat'), degrees(given, 'lng')];
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

function placeOf(given: unknown): Place | undefined {
  const position = positionOf(given);
  return (
    position && {
      ...position,
      title: textOf(given, 'title').trim(),
      content: textOf(given, 'content').trim(),
      icon: safeImage(memberOf(given, 'icon')) ?? '',
    }
  );
}

/** Tells the author of the first entry that is left out, by its path, and how many there are. */
function warnOfLeftOut(given: readonly unknown[], places: Places): void {
  const at = places.indexOf(undefined);
  if (at < 0) return;
  const axis = degrees(given[at], 'lat') === undefined ? 'lat' : 'lng';
  const shown = JSON.stringify(memberOf(given[at], axis)) ?? 'nothing';
  const others = places.filter((place) => !place).length - 1;
  warnAuthor(
    'shop-map',
    `addresses[${at}].${axis}: expected a number from -${LIMITS[axis]} to ${LIMITS[axis]} but got ${shown}, leaving it out${others > 0 ? ` and ${others} more` : ''}.`,
  );
}

/** The places of addresses that have `lat` and `lng`; warns the author of those that are left out. */
export function readPlaces(given: readonly unknown[]): Places {
  const places = given.map(placeOf);
  if (__DEV__) warnOfLeftOut(given, places);
  return places;
}

/** The markers of the tag. */
export const MarkersSchema: v.GenericSchema<unknown, Places> = v.pipe(
  v.array(v.unknown()),
  v.transform((given) => given.map(placeOf)),
);

/** `lat,lng`, an array of both, or an object that has them. */
const asObject = (given: unknown): unknown => {
  const pair = typeof given === 'string' ? given.split(',') : given;
  return Array.isArray(pair) && pair.length === 2 ? { lat: pair[0], lng: pair[1] } : given;
};

/** The middle of the map. */
export const CenterSchema: v.GenericSchema<unknown, Position> = v.pipe(
  v.unknown(),
  v.transform((given) => positionOf(asObject(given))),
  v.check((position) => position !== undefined),
  v.transform((position) => position as Position),
);

const PLACEHOLDER = /\{(\w+)\}/g;
const KNOWN = new Set(['s', 'z', 'x', 'y', 'r']);
const NEEDED = ['z', 'x', 'y'];

function isTileUrl(template: string): boolean {
  const names = [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const isComplete = NEEDED.every((name) => names.includes(name));
  // the library of the map throws at a placeholder that it does not know
  const isKnown = names.every((name) => KNOWN.has(name));
  return isComplete && isKnown && safeImage(template.replace(PLACEHOLDER, '1')) !== undefined;
}

/** The address of a tile with `{z}`, `{x}` and `{y}`; `{s}` is a, b or c, `{r}` is `@2x` on fine screens. */
export const TileUrlSchema = v.pipe(
  v.string(),
  v.transform((template) => template.trim()),
  v.check(isTileUrl),
);
