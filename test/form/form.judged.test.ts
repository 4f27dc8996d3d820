import { expect } from '@open-wc/testing';
import {
  asked,
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  settled,
  stateOf,
} from '../field/field.fixtures.ts';
import '../kit/guard.ts';
import { focused } from '../kit/shadow.ts';
import { CITY, formOf, pressSend, showForm } from './form.fixtures.ts';

const HOUSE = field('house', 'required');
const STREET = field('street', 'type="street" house-number-from="house"');
const TERMS = `<shop-field type="checkbox" required><label><input type="checkbox" id="terms"> Yes</label></shop-field>`;

const platformThatMissesHouses = () =>
  platformThat(({ type, partners }) =>
    type === 'street' && !partners.houseNumber ? 'no_street_number' : '',
  );

describe('which fields of a <shop-form> are judged', () => {
  it('not the house number before the shopper was there, although the street misses it (V9)', async () => {
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

  it('not what the browser left empty when it filled in the rest (V9)', async () => {
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
    expect(asked(platform)).to.deep.equal([['city', 'street']]);
  });

  it('not by the ear either: no control is invalid to a screen reader before (V9)', async () => {
    platformThat();
    const box = `<shop-field type="checkbox"><label><input type="checkbox" id="terms" required> Yes</label></shop-field>`;
    const tag = await showForm(field('city', 'type="city"', 'required') + box);
    const said = () => ['city', 'terms'].map((id) => control(id).ariaInvalid);
    expect(said()).to.deep.equal(['false', 'false']);
    pressSend(tag);
    await settled(tag);
    expect(said()).to.deep.equal(['true', 'true']);
    formOf(tag).reset();
    await settled(tag);
    expect(said()).to.deep.equal(['false', 'false']);
    tag.remove();
  });

  it('and a refused form speaks of the first one alone, which takes the focus (V42)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    const tag = await showForm(CITY + field('town', 'type="city" required'));
    const loud = () =>
      ['city', 'town'].filter(
        (id) => fieldOf(id).querySelector('[role=status]')?.ariaLive !== 'off',
      );
    pressSend(tag);
    await platform.clock.advance(0);
    expect([loud(), ...['city', 'town'].map(stateOf)]).to.deep.equal([[], 'error', 'error']);
    expect(focused()?.id).to.equal('city');
    await fill(platform, 'town', 'x');
    expect(loud()).to.deep.equal(['town']);
  });

  it('what the browser filled in, and what was filled in before (V9)', async () => {
    const platform = platformThat(({ value }) => (value === 'x' ? 'no_city' : ''));
    await showForm(CITY + STREET + field('town', 'type="city"', 'value="x"'));
    enter('city', 'x');
    enter('street', 'Prosta 1');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(['city', 'street', 'town'].map(stateOf)).to.deep.equal(['error', 'success', 'error']);
  });

  it('all of them from the press that sends it until a reset (V9)', async () => {
    const platform = platformThatMissesHouses();
    const tag = await showForm(STREET + field('house') + TERMS);
    enter('street', 'Prosta');
    pressSend(tag);
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
