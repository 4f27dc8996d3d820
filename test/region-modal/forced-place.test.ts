import { expect } from '@open-wc/testing';
import {
  countryName,
  type ForcedMode,
  forcedPlace,
} from '../../logic/forced-place/forced-place.model.ts';
import {
  RegionCookieSchema,
  ZipcodeCookieSchema,
} from '../../logic/forced-place/forced-place.schema.ts';
import { parseJson } from '../../logic/wire/json.ts';
import '../kit/guard.ts';

const region = (currentCountry: string, showModal: boolean) => ({
  currentCountry,
  defaultCountry: 'PL',
  showModal,
});
const zipcode = (currentZipcode: string, showModal: boolean) => ({
  currentZipcode,
  defaultZipcode: '00-001',
  showModal,
});

describe('forcedPlace', () => {
  const rows: [
    Parameters<typeof forcedPlace>[0],
    Parameters<typeof forcedPlace>[1],
    ForcedMode | undefined,
  ][] = [
    [undefined, undefined, undefined],
    [region('DE', false), undefined, undefined],
    [undefined, zipcode('10115', false), undefined],
    [region('DE', false), zipcode('10115', false), undefined],
    [region('DE', true), undefined, 'region'],
    [region('', true), undefined, 'region'],
    [undefined, zipcode('10115', true), 'zipcode'],
    [undefined, zipcode('', true), 'region'],
    [region('', false), zipcode('10115', true), 'zipcode'],
    [region('', true), zipcode('10115', true), 'zipcode'],
    [region('DE', true), zipcode('', true), 'region'],
    [region('DE', true), zipcode('10115', true), 'regionAndZipcode'],
    [region('DE', false), zipcode('10115', true), 'regionAndZipcode'],
    [region('DE', true), zipcode('10115', false), 'regionAndZipcode'],
  ];
  for (const [index, [place, code, mode]] of rows.entries()) {
    it(`row ${index + 1} of the truth table is ${mode ?? 'hidden'} (UI-01)`, () => {
      expect(forcedPlace(place, code)?.mode).to.equal(mode);
    });
  }

  it('has both places', () => {
    expect(forcedPlace(region('DE', true), zipcode('10115', true))).to.deep.equal({
      mode: 'regionAndZipcode',
      country: 'DE',
      defaultCountry: 'PL',
      zipcode: '10115',
      defaultZipcode: '00-001',
    });
  });
});

describe('the cookies', () => {
  const read = (text: string) => parseJson(RegionCookieSchema, text);

  for (const text of ['{bad', '', 'null', '[]', '"x"', '1', '['.repeat(10_000), 'x'.repeat(4096)]) {
    it(`${text.slice(0, 8)} is not a valid cookie (ST-01, ST-03)`, () => {
      expect(read(text)).to.equal(undefined);
    });
  }

  it('deep nesting in an unknown field does no harm (ST-03)', () => {
    const depth = 1500;
    const nested = `{"currentCountry":"DE","more":${'['.repeat(depth)}${']'.repeat(depth)},"showModal":true}`;
    expect(read(nested)?.showModal).to.equal(true);
  });

  it('showModal is strictly true (ST-04)', () => {
    for (const showModal of ['"true"', '1', '"1"', 'null', '[true]']) {
      expect(read(`{"currentCountry":"DE","showModal":${showModal}}`)?.showModal).to.equal(false);
    }
    expect(read('{"currentCountry":"DE"}')?.showModal).to.equal(false);
    expect(read('{"showModal":true}')?.showModal).to.equal(true);
  });

  it('takes a postal code that is a number, and a country that is null', () => {
    const code = parseJson(ZipcodeCookieSchema, '{"currentZipcode":10115,"showModal":true}');
    expect(code?.currentZipcode).to.equal('10115');
    expect(read('{"currentCountry":null}')?.currentCountry).to.equal('');
  });
});

describe('countryName', () => {
  it('is the name, or the code when there is none', () => {
    expect(countryName('DE', { DE: 'Niemcy' })).to.equal('Niemcy');
    expect(countryName('FR', { DE: 'Niemcy' })).to.equal('FR');
    expect(countryName('DE', undefined)).to.equal('DE');
    expect(countryName('constructor', {})).to.equal('constructor');
  });
});
