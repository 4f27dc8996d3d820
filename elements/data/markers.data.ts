import * as v from 'valibot';
import type { DataDocs } from './data-docs.ts';
import { degrees, maybe, text } from './values.ts';

const Position = {
  lat: degrees('The latitude.', 90),
  lng: degrees('The longitude.', 180),
};

const NAMES = {
  latitude: 'lat',
  longitude: 'lng',
  lon: 'lng',
  name: 'title',
  text: 'content',
  image: 'icon',
};

/** The markers of a map. */
export const markersData: DataDocs = {
  title: 'The markers of a map',
  schema: v.array(
    v.pipe(
      v.strictObject({
        ...Position,
        title: maybe(text('The title of the marker, as text.')),
        content: maybe(text('Lines of text, separated by \\n.')),
        icon: maybe(text('The address of a picture.')),
      }),
      v.metadata({ meant: NAMES }),
    ),
  ),
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
};

/** The middle of a map. */
export const positionData: DataDocs = {
  title: 'A point of the Earth',
  schema: v.union([
    v.pipe(v.strictObject(Position), v.metadata({ meant: NAMES })),
    v.strictTuple([Position.lat, Position.lng]),
    v.pipe(v.string(), v.regex(/^\s*-?\d+(?:\.\d+)?\s*,\s*-?\d+(?:\.\d+)?\s*$/)),
  ]),
  minimal: '52.23,21.01',
  full: { lat: 52.23, lng: 21.01 },
  others: [[52.23, 21.01]],
};
