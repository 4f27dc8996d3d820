import { expect } from '@open-wc/testing';
import { joinedValue } from '../../logic/validation/joined-value.ts';

const street = (value: string, houseNumber?: string): string =>
  joinedValue({ type: 'street', value, partners: { houseNumber } });
const phone = (value: string, phonePrefix?: string): string =>
  joinedValue({ type: 'phone', value, partners: { phonePrefix } });

describe('a value joined for the platform', () => {
  it('has the house number after the street and one space', () => {
    expect(street('Prosta', '5')).to.equal('Prosta 5');
    expect(street(' Prosta ', ' 5a ')).to.equal('Prosta 5a');
    expect(street('Prosta', ' ')).to.equal('Prosta');
    expect(street('Prosta')).to.equal('Prosta');
    expect(street('Prosta 15', '5')).to.equal('Prosta 15 5');
  });

  it('has the prefix before the phone number', () => {
    expect(phone('600 700 800', ' +48 ')).to.equal('+48600 700 800');
    expect(phone('600700800', '')).to.equal('600700800');
    expect(phone('600700800')).to.equal('600700800');
  });

  it('is not joined twice', () => {
    expect(street('Prosta 5', '5')).to.equal('Prosta 5');
    expect(street('5', '5')).to.equal('5');
    expect(phone('+48600700800', '+48')).to.equal('+48600700800');
    expect(phone('+49301234', '+48')).to.equal('+49301234');
  });

  it('stays empty if it is empty itself', () => {
    expect(street('', '5')).to.equal('');
    expect(phone('', '+48')).to.equal('');
  });
});
