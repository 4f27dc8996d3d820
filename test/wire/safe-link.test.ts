import { expect } from '@open-wc/testing';
import { linkAttributes, safeHref, safeImage } from '../../logic/wire/safe-link.ts';
import { EMPTY_URL, REFUSED_URLS, SAFE_URLS } from '../kit/payloads.ts';

describe('safe links', () => {
  for (const url of [...SAFE_URLS, 'http://a.pl', 'HTTPS://a.pl/b?c#d', '/p-1.html', 'p 1.html']) {
    it(`include ${JSON.stringify(url)}, unchanged (XS-11)`, () => {
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
    it(`exclude ${JSON.stringify(url)} (XS-11)`, () => {
      expect(safeHref(url)).to.equal(undefined);
    });
  }

  for (const value of [1, null, undefined, {}, [], ['/a'], { toString: () => '/a' }, true]) {
    it(`exclude ${JSON.stringify(value) ?? 'undefined'} (XS-25)`, () => {
      expect(safeHref(value)).to.equal(undefined);
      expect(safeImage(value)).to.equal(undefined);
      expect(linkAttributes(value).href).to.equal(undefined);
    });
  }

  it('to another tab have no opener (XS-26)', () => {
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
    it(`include the image ${url}`, () => expect(safeImage(url)).to.equal(url));
  }

  for (const url of [
    'data:image/svg+xml,<svg/onload=1>',
    'data:text/html,x',
    'data:image/pngx,',
    'javascript:1',
    'mailto:a@b',
    'blob:https://a/b',
  ]) {
    it(`exclude the image ${url}`, () => expect(safeImage(url)).to.equal(undefined));
  }
});
