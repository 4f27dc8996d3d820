import { expect } from '@open-wc/testing';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { eventsOf } from '../kit/next-event.ts';
import { warnings } from '../kit/warnings.ts';
import { POLAND } from '../validation/validation.fixtures.ts';
import {
  changed,
  control,
  DEBOUNCE_MS,
  enter,
  field,
  fieldOf,
  fill,
  messageOf,
  platformThat,
  requestedIds,
  sent,
  show,
  stateOf,
  VALIDATE,
} from './field.fixtures.ts';

const GERMANY = '1143020143';
const COUNTRY = `<label>Kraj <select id="country" name="land"><option value="${POLAND}">Polska</option>
  <option value="${GERMANY}">Niemcy</option></select></label>`;
const FROM = 'country-from="country"';
const ADDRESS = `<form>${COUNTRY}
  ${field('zip', `type="zipcode" ${FROM}`)} ${field('nip', `type="nip" ${FROM}`)}
  ${field('phone', `type="phone" ${FROM}`)}
  ${field('street', `type="street" ${FROM} house-number-from="house"`)}
  ${field('house')} ${field('city', 'type="city"')}</form>`;
const LOGIN = `<form>${field('login', 'type="login" password-from="password"')}
  ${field('password', 'type="password" login-from="login"')}
  ${field('repeat', 'type="password-repeat" same-as="password"')}</form>`;

async function filledAddress(platform: ReturnType<typeof platformThat>) {
  await show(ADDRESS);
  for (const [id, value] of Object.entries({ zip: '1', nip: '2', phone: '3', street: 'A 4' })) {
    await fill(platform, id, value);
  }
}

describe('related inputs of a <shop-field>', () => {
  it('are validated in one query when the country changes (FO-27)', async () => {
    const platform = platformThat(({ partners }) =>
      partners.country === GERMANY ? 'illegal_characters_client_city' : '',
    );
    await filledAddress(platform);
    expect(['zip', 'nip', 'phone', 'street'].map(stateOf)).to.deep.equal(Array(4).fill('success'));
    enter('country', GERMANY);
    control('country').dispatchEvent(new Event('change', { bubbles: true }));
    await platform.clock.advance(DEBOUNCE_MS);
    expect(requestedIds(platform).slice(4)).to.deep.equal([['zip', 'nip', 'phone', 'street']]);
    expect(platform.calls(VALIDATE).at(-1)?.document).to.contain('zip: validateClientData');
    expect(['zip', 'nip', 'phone', 'street'].map(stateOf)).to.deep.equal(Array(4).fill('error'));
    expect(stateOf('city')).to.equal('empty');
  });

  it('are not checked while empty (FO-27)', async () => {
    const platform = platformThat();
    await show(ADDRESS);
    await fill(platform, 'zip', '1');
    await fill(platform, 'country', GERMANY);
    expect(requestedIds(platform)).to.deep.equal([['zip'], ['zip']]);
    expect(stateOf('phone')).to.equal('empty');
  });

  it('are not updated by an answer for the previous country (FO-27)', async () => {
    const platform = platformThat();
    await show(ADDRESS);
    const late = platform.defer(VALIDATE);
    await fill(platform, 'zip', '1');
    enter('country', GERMANY);
    late.resolve({ [VALIDATE]: { messages: [{ code: 'incorect_zipcode', message: '' }] } });
    await settle();
    expect(stateOf('zip')).to.equal('empty');
    await platform.clock.advance(DEBOUNCE_MS);
    expect(stateOf('zip')).to.equal('success');
    expect(sent(platform, 'zip').partners.country).to.equal(GERMANY);
  });

  it('include prefix, house number, login and password (FO-27)', async () => {
    const platform = platformThat();
    await show(`${field('phone', 'type="phone" country="PL" prefix-from="prefix"')}
      <input id="prefix">${field('street', 'type="street" house-number-from="house"')}
      <input id="house">`);
    await fill(platform, 'phone', '123456789');
    await fill(platform, 'street', 'Prosta');
    await fill(platform, 'prefix', '+48');
    await fill(platform, 'house', '5');
    expect(requestedIds(platform).slice(2)).to.deep.equal([['phone'], ['street']]);
    expect(sent(platform, 'street').partners.houseNumber).to.equal('5');
    await show(LOGIN);
    await fill(platform, 'login', 'jan');
    await fill(platform, 'password', 'secret1');
    expect(requestedIds(platform).slice(-1)).to.deep.equal([['login', 'password']]);
    await fill(platform, 'repeat', 'secret');
    expect(messageOf('repeat')).to.contain('nie są takie same');
    await fill(platform, 'password', 'secret');
    expect(stateOf('repeat')).to.equal('success');
  });

  it('default to those that the theme joins with data-concat-to (HO2)', async () => {
    const platform = platformThat();
    await show(`<form>${field('street', 'type="street"')}<input id="house" data-concat-to="#street">
      ${field('phone', 'type="phone" country="PL"')}<input id="prefix" data-concat-to="#phone">
      </form>`);
    await fill(platform, 'street', 'Prosta');
    await fill(platform, 'phone', '600700800');
    await fill(platform, 'house', '5');
    await fill(platform, 'prefix', '+48');
    expect(requestedIds(platform)).to.deep.equal([['street'], ['phone'], ['street'], ['phone']]);
    expect(sent(platform, 'street').partners.houseNumber).to.equal('5');
    expect(sent(platform, 'phone').partners.phonePrefix).to.equal('+48');
  });

  it('can be named by id, by name in the same form, or by a selector', async () => {
    const platform = platformThat();
    await show(`<form><input name="land" value="DE">
      ${field('one', 'type="zipcode" country-from="land"')}</form>
      <form><input name="land" value="PL"><input name="a[b]" value="CZ">
      ${field('two', 'type="zipcode" country-from="land"')}
      ${field('three', 'type="zipcode" country-from="a[b]"')}
      ${field('four', 'type="zipcode" country-from="form:first-of-type [name=land]"')}
      ${field('five', 'type="zipcode" country-from="#whole"')}
      <shop-field id="whole"><input value="SK"></shop-field></form>`);
    const countries: Record<string, string | undefined> = {};
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      await fill(platform, id, '1');
      countries[id] = sent(platform, id).partners.country;
    }
    expect(countries).to.deep.equal({ one: 'DE', two: 'PL', three: 'CZ', four: 'DE', five: 'SK' });
  });

  it('can be in another form, by a selector', async () => {
    const platform = platformThat();
    await show(`<form><input id="other"></form>
      <form>${field('zip', 'type="zipcode" country-from="#other"')}</form>`);
    await fill(platform, 'zip', '1');
    await fill(platform, 'other', 'DE');
    expect(sent(platform, 'zip').partners.country).to.equal('DE');
    expect(requestedIds(platform)).to.have.length(2);
  });

  it('are ignored with one warning if the name is wrong', async () => {
    const warned = warnings();
    const platform = platformThat();
    await show(field('zip', 'type="zipcode" country-from="no such[" country="PL"'));
    await fill(platform, 'zip', '1');
    await fill(platform, 'zip', '2');
    expect(sent(platform, 'zip').partners.country).to.equal('PL');
    expect(warned).to.deep.equal([
      '[shop-field] country-from="no such[": expected the id, the name or a selector of an input, using none. See docs/tags/shop-field.md',
    ]);
  });

  it('default to the country attribute while the input is empty', async () => {
    const platform = platformThat();
    await show(
      `<input id="land">${field('zip', 'type="zipcode" country="PL" country-from="land"')}`,
    );
    await fill(platform, 'zip', '1');
    expect(sent(platform, 'zip').partners.country).to.equal('PL');
    await fill(platform, 'land', 'DE');
    expect(sent(platform, 'zip').partners.country).to.equal('DE');
  });
});

describe('the position of a message in a <shop-field>', () => {
  it('is at the house number for no_street_number (FO-05)', async () => {
    const platform = platformThat(({ partners }) =>
      partners.houseNumber === '' ? 'no_street_number' : '',
    );
    await show(ADDRESS);
    await fill(platform, 'house', '5');
    await fill(platform, 'house', '');
    const events = eventsOf(document, 'shop-field-validate');
    await fill(platform, 'street', 'Prosta');
    expect(events[0]).to.deep.nested.include({ 'detail.state': 'error' });
    expect([stateOf('street'), messageOf('street')]).to.deep.equal(['empty', '']);
    expect([stateOf('house'), messageOf('house')]).to.deep.equal(['error', 'Podaj nr domu.']);
    expect(control('house').ariaInvalid).to.equal('true');
    expect(control('street').ariaInvalid).to.equal(null);
    await fill(platform, 'house', '5');
    expect([stateOf('street'), stateOf('house')]).to.deep.equal(['success', 'success']);
    expect(messageOf('house')).to.equal('');
    expect(control('house').ariaInvalid).to.equal(null);
  });

  for (const [title, isLate] of [
    ['after its check', false],
    ['before its check', true],
  ] as const) {
    it(`is at the house number once the shopper leaves the street ${title} (CV12)`, async () => {
      const platform = platformThat(({ partners }) =>
        partners.houseNumber === '' ? 'no_street_number' : '',
      );
      await show(ADDRESS);
      control('street').focus();
      if (isLate) enter('street', 'Prosta');
      else await fill(platform, 'street', 'Prosta');
      expect([stateOf('street'), stateOf('house')]).to.deep.equal(['empty', 'empty']);
      control('street').blur();
      await platform.clock.advance(DEBOUNCE_MS);
      expect([stateOf('house'), messageOf('house')]).to.deep.equal(['error', 'Podaj nr domu.']);
      expect(requestedIds(platform)).to.deep.equal([['street']]);
      await fill(platform, 'house', '5');
      expect([stateOf('street'), stateOf('house')]).to.deep.equal(['success', 'success']);
    });
  }

  it('is beside an input without a field (FO-05)', async () => {
    const platform = platformThat(({ partners }) =>
      partners.houseNumber === '' ? 'no_street_number' : '',
    );
    await show(`${field('street', 'type="street" house-number-from="house"')}
      <label>Nr <input id="house" aria-describedby="hint"></label><i id="hint">Hint</i>`);
    await fill(platform, 'street', 'Prosta');
    expect([stateOf('street'), messageOf('house')]).to.deep.equal(['empty', 'Hint']);
    await fill(platform, 'house', '5');
    await fill(platform, 'house', '');
    expect(messageOf('house')).to.equal('Hint Podaj nr domu.');
    expect(control('house').ariaInvalid).to.equal('true');
    expect(control('house').labels?.[0]?.textContent?.trim()).to.equal('Nr');
    expect([stateOf('street'), messageOf('street')]).to.deep.equal(['error', '']);
    expect(control('street').ariaInvalid).to.equal(null);
    await fill(platform, 'house', '5');
    expect(messageOf('house')).to.equal('Hint');
    expect(control('house').ariaInvalid).to.equal(null);
  });

  it('is at the field itself when the other input is gone (FO-05)', async () => {
    const platform = platformThat();
    const place = await show(`${field('street', 'type="street" house-number-from="house"')}
      <p><input id="house"></p>`);
    platform.answer(VALIDATE, () => {
      place.querySelector('p')?.remove();
      return { [VALIDATE]: { messages: [{ code: 'no_street_number', message: '' }] } };
    });
    warnings();
    await fill(platform, 'street', 'Prosta');
    expect([stateOf('street'), messageOf('street')]).to.deep.equal(['error', 'Podaj nr domu.']);
  });

  it('is at the password for an error about the password (FO-08)', async () => {
    const platform = platformThat();
    await show(LOGIN);
    await fill(platform, 'password', 'jankowalski');
    expect(stateOf('password')).to.equal('success');
    await fill(platform, 'login', 'jankowalski');
    expect(stateOf('password')).to.equal('error');
    expect(messageOf('password')).to.contain('takie samo jak login');
    expect([stateOf('login'), messageOf('login')]).to.deep.equal(['empty', '']);
    await fill(platform, 'login', 'jan');
    expect(['login', 'password'].map(stateOf)).to.deep.equal(['success', 'success']);
    expect(sent(platform, 'login').partners.password).to.equal('jankowalski');
  });

  it('is nowhere for an error about the login while only the password is checked (FO-08)', async () => {
    const platform = platformThat(() => 'login_taken');
    await show(LOGIN);
    await fill(platform, 'password', 'secret1');
    expect(stateOf('password')).to.equal('success');
    await fill(platform, 'login', 'jan');
    expect([stateOf('login'), messageOf('login')]).to.deep.equal([
      'error',
      'Podany login jest już zajęty',
    ]);
    expect(stateOf('password')).to.equal('success');
  });

  it('is cleared when the field that caused it is removed', async () => {
    const platform = platformThat(() => 'no_street_number');
    await show(ADDRESS);
    await fill(platform, 'house', '5');
    await fill(platform, 'street', 'Prosta');
    expect(stateOf('house')).to.equal('error');
    fieldOf('street').remove();
    await settle();
    expect(stateOf('house')).to.equal('success');
    changed('city');
  });
});
