import { expect } from '@open-wc/testing';
import { linkAttributes, safeHref, safeImage } from '../../logic/wire/safe-link.ts';
import { EMPTY_URL, REFUSED_URLS, SAFE_URLS } from '../kit/payloads.ts';

describe('safe links', () => {
  for (const url of [...SAFE_URLS, 'http://a.pl', 'HTTPS://a.pl/b?c#d', '/p-1.html', 'p 1.html']) {
    it(`${JSON.stringify(url)} stays a link, as it is spelt (XS-11)`, () => {
      expect(safeHref(url)).to.equal(url);
    });
  }

  for (const url of [
    ...REFUSED_URLS,
    EMPTY_URL,
    'ftp://a',
    'file:///a',
    'intent:x',
    'about:blank',
  ]) {
    it(`${JSON.stringify(url)} is no link (XS-11)`, () => {
      expect(safeHref(url)).to.equal(undefined);
    });
  }

  for (const value of [1, null, undefined, {}, [], ['/a'], { toString: () => '/a' }, true]) {
    it(`a link that is ${JSON.stringify(value) ?? 'undefined'} is no link (XS-25)`, () => {
      expect(safeHref(value)).to.equal(undefined);
      expect(safeImage(value)).to.equal(undefined);
      expect(linkAttributes(value).href).to.equal(undefined);
    });
  }

  it('a link to another tab gives it no opener (XS-26)', () => {
    expect(linkAttributes('/a', '_blank').rel).to.contain('noopener');
    expect(linkAttributes('/a')).to.deep.equal({ href: '/a', target: undefined, rel: undefined });
  });

  for (const url of [
    '/a.png',
    'https://a/b.svg',
    '//cdn/x',
    'data:image/png;base64,AA',
    'data:image/webp,x',
    'data:image/jpeg;x',
    'data:image/gif;base64,A',
    'data:image/avif;base64,A',
  ]) {
    it(`takes ${url} for an image`, () => expect(safeImage(url)).to.equal(url));
  }

  for (const url of [
    'data:image/svg+xml,<svg/onload=1>',
    'data:text/html,x',
    'data:image/pngx,',
    'javascript:1',
    'mailto:a@b',
    'blob:https://a/b',
  ]) {
    it(`takes ${url} for no image`, () => expect(safeImage(url)).to.equal(undefined));
  }
});
