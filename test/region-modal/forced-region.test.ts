import { expect } from '@open-wc/testing';
import {
  type ForcedCookies,
  type ForcedMode,
  forcedRegion,
} from '../../logic/forced-region/forced-region.model.ts';
import {
  RegionCookieSchema,
  ZipcodeCookieSchema,
} from '../../logic/forced-region/forced-region.schema.ts';
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

describe('the forced region', () => {
  const rows: [
    place: ForcedCookies['region'],
    code: ForcedCookies['zipcode'],
    mode: ForcedMode | undefined,
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
    it(`is ${mode ?? 'hidden'} for row ${index + 1} of the truth table (UI-01)`, () => {
      expect(forcedRegion({ region: place, zipcode: code })?.mode).to.equal(mode);
    });
  }

  it('has country and postal code', () => {
    const cookies = { region: region('DE', true), zipcode: zipcode('10115', true) };
    expect(forcedRegion(cookies)).to.deep.equal({
      mode: 'regionAndZipcode',
      country: 'DE',
      defaultCountry: 'PL',
      zipcode: '10115',
      defaultZipcode: '00-001',
    });
  });
});

describe('the cookies of a forced region', () => {
  const read = (text: string) => parseJson(RegionCookieSchema, text);

  it('may be deeply nested in an unknown field (ST-03)', () => {
    const depth = 1500;
    const nested = `{"currentCountry":"DE","more":${'['.repeat(depth)}${']'.repeat(depth)},"showModal":true}`;
    expect(read(nested)?.showModal).to.equal(true);
  });

  it('may contain a numeric postal code, and a null country', () => {
    const code = parseJson(ZipcodeCookieSchema, '{"currentZipcode":10115,"showModal":true}');
    expect(code?.currentZipcode).to.equal('10115');
    expect(read('{"currentCountry":null}')?.currentCountry).to.equal('');
  });
});
