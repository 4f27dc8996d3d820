import { expect } from '@open-wc/testing';
import { visitableUrl } from '../../logic/visits/visitable-url.ts';

const HERE = 'https://shop.example/a?x=1';

describe('visitableUrl', () => {
  for (const [href, target, isDownload, expected] of [
    ['https://shop.example/b', '', false, true],
    ['https://shop.example/b#c', '_self', false, true],
    ['https://shop.example/a?x=1', '', false, true],
    ['https://shop.example/a?x=1#c', '', false, false],
    ['https://shop.example/a?x=1#', '', false, false],
    ['https://shop.example/a?x=1&selected_size=M', '', false, false],
    ['https://shop.example/a?selected_size=M&x=1#c', '', false, false],
    ['https://shop.example/b?selected_size=M', '', false, true],
    ['https://shop.example/a?x=2&selected_size=M', '', false, true],
    ['https://shop.example/b', '_blank', false, false],
    ['https://shop.example/b', '', true, false],
    ['http://shop.example/b', '', false, false],
    ['https://other.example/b', '', false, false],
    ['mailto:a@shop.example', '', false, false],
    ['javascript:void 0', '', false, false],
    ['http://[bad', '', false, false],
    ['', '', false, false],
  ] as const) {
    it(`${expected ? 'takes' : 'leaves'} "${href}" ${target}${isDownload ? ' download' : ''}`, () => {
      const url = visitableUrl({ href, target, isDownload }, HERE);
      expect(url).to.equal(expected ? href : undefined);
    });
  }
});

describe('a product whose URL names a size', () => {
  const product = `${HERE}&selected_size=M`;
  const urlFrom = (href: string) => visitableUrl({ href, target: '', isDownload: false }, product);

  it('is requested again only by its own URL', () => {
    expect(urlFrom(HERE)).to.equal(HERE);
    expect(urlFrom(`${HERE}&selected_size=L`)).to.equal(undefined);
    expect(urlFrom(`${HERE}#c`)).to.equal(undefined);
  });
});
