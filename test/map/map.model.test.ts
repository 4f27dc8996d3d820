import { expect } from '@open-wc/testing';
import * as v from 'valibot';
import {
  CenterSchema,
  MarkersSchema,
  readPlaces,
  TileUrlSchema,
} from '../../logic/map/map.schema.ts';
import { REFUSED_URLS } from '../kit/payloads.ts';
import { warnings } from '../kit/warnings.ts';
import '../kit/guard.ts';

const places = (...given: readonly unknown[]) => v.parse(MarkersSchema, given);
const isTaken = (schema: v.GenericSchema, value: unknown) => v.safeParse(schema, value).success;

describe('the markers of a map', () => {
  beforeEach(() => void warnings());

  for (const [what, lat, lng] of [
    ['no number', Number.NaN, 21],
    ['null', null, 21],
    ['a comma', '52,1', 21],
    ['a unit', '52.1°', 21],
    ['nothing', '', 21],
    ['out of range', 91, 21],
    ['swapped, beyond a pole', 139.7, 35.7],
    ['beyond the date line', 52, -180.5],
    ['an object', {}, 21],
  ] as const) {
    it(`skip one whose coordinates are ${what}, and keep the others (MS-01)`, () => {
      const [bad, good] = places({ lat, lng }, { lat: '52.1', lng: '21' });
      expect(bad).to.equal(undefined);
      expect(good).to.include({ lat: 52.1, lng: 21 });
    });
  }

  it('warn the author once, with the path of the first one (MS-01)', () => {
    const warned = warnings();
    readPlaces([{ lat: 1, lng: 1 }, { lat: '52,1', lng: 21 }, { lat: 1, lng: 181 }, null]);
    expect(warned).to.deep.equal([
      '[shop-map] addresses[1].lat: expected a number from -90 to 90 but got "52,1", leaving it out and 2 more. See docs/tags/shop-map.md',
    ]);
  });

  it('keep safe image URLs', () => {
    const iconOf = (icon: unknown) => places({ lat: 1, lng: 1, icon })[0]?.icon;
    expect(iconOf('/pin.png')).to.equal('/pin.png');
    for (const url of [...REFUSED_URLS, {}, 5]) expect(iconOf(url), String(url)).to.equal('');
  });
});

describe('the centre of a map', () => {
  for (const given of ['52.1,21', ' 52.1 , 21 ', [52.1, 21], { lat: '52.1', lng: 21 }]) {
    it(`is parsed from ${JSON.stringify(given)}`, () => {
      expect(v.parse(CenterSchema, given)).to.deep.equal({ lat: 52.1, lng: 21 });
    });
  }

  for (const given of ['52.1', '52,1,21', 'x,y', '91,0', [1], {}, 5, null]) {
    it(`is not parsed from ${JSON.stringify(given)}`, () => {
      expect(isTaken(CenterSchema, given)).to.equal(false);
    });
  }
});

describe('the URL of the tiles', () => {
  for (const given of ['/t/{z}/{x}/{y}.png', 'https://{s}.a.example/{z}/{x}/{y}{r}.png']) {
    it(`may be ${given}`, () => expect(isTaken(TileUrlSchema, given)).to.equal(true));
  }

  for (const given of [
    '/t.png',
    '/{z}/{x}.png',
    '/{z}/{x}/{y}.png?k={key}',
    'javascript:{z}{x}{y}',
    '',
  ]) {
    it(`may not be "${given}"`, () => expect(isTaken(TileUrlSchema, given)).to.equal(false));
  }
});
