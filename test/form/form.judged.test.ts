import { expect } from '@open-wc/testing';
import {
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  requestedIds,
  settled,
  stateOf,
} from '../field/field.fixtures.ts';
import '../kit/guard.ts';
import { focused } from '../kit/shadow.ts';
import { CITY, clickSend, formOf, showForm } from './form.fixtures.ts';

const HOUSE = field('house', 'required');
const STREET = field('street', 'type="street" house-number-from="house"');
const TERMS = `<shop-field type="checkbox" required><label><input type="checkbox" id="terms"> Yes</label></shop-field>`;

const platformThatMissesHouses = () =>
  platformThat(({ type, partners }) =>
    type === 'street' && !partners.houseNumber ? 'no_street_number' : '',
  );

describe('the fields of a <shop-form> that may show problems', () => {
  it('exclude the house number before the shopper reaches it, although it is missing (V9)', async () => {
    const platform = platformThatMissesHouses();
    await showForm(STREET + HOUSE);
    await fill(platform, 'street', 'Prosta');
    control('house').focus();
    control('house').blur();
    await platform.clock.advance(DEBOUNCE_MS);
    expect(['street', 'house'].map(stateOf)).to.deep.equal(['empty', 'empty']);
    expect(messageOf('house')).to.equal('');
    expect(control('house').ariaInvalid).to.equal(null);
    await fill(platform, 'house', '5');
    expect(['street', 'house'].map(stateOf)).to.deep.equal(['success', 'success']);
    await fill(platform, 'house', '');
    expect(stateOf('house')).to.equal('error');
  });

  it('exclude fields that autofill left empty (V9)', async () => {
    const platform = platformThat();
    await showForm(CITY + STREET + HOUSE + TERMS);
    enter('city', 'Warszawa');
    enter('street', 'Prosta 1');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(['city', 'street', 'house', 'terms'].map(stateOf)).to.deep.equal([
      'success',
      'success',
      'empty',
      'empty',
    ]);
    expect(requestedIds(platform)).to.deep.equal([['city', 'street']]);
  });

  it('are not invalid to assistive technology before (V9)', async () => {
    platformThat();
    const box = `<shop-field type="checkbox"><label><input type="checkbox" id="terms" required> Yes</label></shop-field>`;
    const tag = await showForm(field('city', 'type="city"', 'required') + box);
    const invalid = () => ['city', 'terms'].map((id) => control(id).ariaInvalid);
    expect(invalid()).to.deep.equal(['false', 'false']);
    clickSend(tag);
    await settled(tag);
    expect(invalid()).to.deep.equal(['true', 'true']);
    formOf(tag).reset();
    await settled(tag);
    expect(invalid()).to.deep.equal(['false', 'false']);
    tag.remove();
  });

  it('are summarized by the first one, which receives focus (V42)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    const tag = await showForm(CITY + field('town', 'type="city" required'));
    const loud = () =>
      ['city', 'town'].filter(
        (id) => fieldOf(id).querySelector('[slot=message]')?.ariaLive !== 'off',
      );
    clickSend(tag);
    await platform.clock.advance(0);
    expect([loud(), ...['city', 'town'].map(stateOf)]).to.deep.equal([[], 'error', 'error']);
    expect(focused()?.id).to.equal('city');
    await fill(platform, 'town', 'x');
    expect(loud()).to.deep.equal(['town']);
  });

  it('include autofilled and prefilled ones (V9)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await showForm(CITY + STREET + field('town', 'type="city"', 'value="x"'));
    enter('city', 'x');
    enter('street', 'Prosta 1');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(['city', 'street', 'town'].map(stateOf)).to.deep.equal(['error', 'success', 'error']);
  });

  it('include all fields from the submission until a reset (V9)', async () => {
    const platform = platformThatMissesHouses();
    const tag = await showForm(STREET + field('house') + TERMS);
    enter('street', 'Prosta');
    clickSend(tag);
    await platform.clock.advance(0);
    expect(['house', 'terms'].map(stateOf)).to.deep.equal(['error', 'error']);
    expect(focused() === control('house')).to.equal(true);
    await fill(platform, 'street', 'Krzywa');
    expect(stateOf('house')).to.equal('error');
    formOf(tag).reset();
    await fill(platform, 'street', 'Prosta');
    expect(['house', 'terms'].map(stateOf)).to.deep.equal(['empty', 'empty']);
  });
});
