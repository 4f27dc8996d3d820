import { expect } from '@open-wc/testing';
import { addressOfPage, addressOfParts } from '../../logic/visits/visits.atoms.ts';

const PARTS = ['content', 'head'];

describe('the URL of the regions of a page', () => {
  for (const [page, parts] of [
    ['/a', '/a?set_render=content,head'],
    ['/a?x=1,2%2C3+ż', '/a?x=1,2%2C3+ż&set_render=content,head'],
    ['/a?set_renderer=1', '/a?set_renderer=1&set_render=content,head'],
  ] as const) {
    it(`of ${page} is ${parts}`, () => {
      expect(addressOfParts(page, PARTS)).to.equal(parts);
      expect(addressOfPage(parts)).to.equal(page);
    });
  }

  it('is that of the page without named regions', () => {
    expect(addressOfParts('/a?', [])).to.equal('/a?');
  });

  it('names regions once, and no other parameter', () => {
    expect(addressOfParts('/a?set_render=menu&x=1', ['a&b=c'])).to.equal(
      '/a?x=1&set_render=a%26b%3Dc',
    );
  });
});

describe('the URL of the page', () => {
  for (const [parts, page] of [
    ['/a?set_render=content&x=1', '/a?x=1'],
    ['/a?y=1&set_render=content&x=1', '/a?y=1&x=1'],
    ['/a?y=1&set_render=#b', '/a?y=1#b'],
    ['/a?#b?', '/a?#b?'],
  ] as const) {
    it(`of ${parts} is ${page}`, () => expect(addressOfPage(parts)).to.equal(page));
  }
});
