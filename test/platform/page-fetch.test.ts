import { expect } from '@open-wc/testing';
import { createPlatform } from '../../logic/platform/platform.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import '../kit/guard.ts';

/** A response of this type and URL. */
const response = (type: string, url: string, status = 200): Response =>
  Object.defineProperty(new Response('<p>', { status, headers: { 'content-type': type } }), 'url', {
    value: url,
  });

/** Fetches a page with this response; returns the page or the text of the error, and the requests. */
async function fetched(answer: () => Response) {
  const requests: RequestInit[] = [];
  const { fetchPage } = createPlatform(() => DEFAULT_CONFIG, {
    async fetch(_url, init) {
      requests.push(init ?? {});
      return answer();
    },
  });
  const page = await fetchPage('https://shop.example/a').catch((error: Error) => error.message);
  return { page, requests };
}

describe('a fetched page', () => {
  it('has the final URL after redirects, never of another origin (PN-05)', async () => {
    const { page, requests } = await fetched(() => response('text/html; charset=utf-8', '/b'));
    expect(page).to.deep.equal({ html: '<p>', url: '/b' });
    expect(requests.map(({ mode }) => mode)).to.deep.equal(['same-origin']);
  });

  for (const [type, start] of [
    ['text/html', '<p>'],
    ['text/html; charset=UTF-8', '<meta charset="utf-8">'],
    ['text/html; charset=utf8', '<p>'],
    ['text/html;charset="utf-8"', '<META content="text/html; charset=utf-8">'],
  ] as const) {
    it(`is read as UTF-8: ${type} ${start}`, async () => {
      const { page } = await fetched(
        () => new Response(`${start}ą`, { headers: { 'content-type': type } }),
      );
      expect(page).to.have.property('html', `${start}ą`);
    });
  }

  for (const [type, start] of [
    ['text/html; charset=ISO-8859-2', '<p>'],
    ['text/html;charset="windows-1250"', '<p>'],
    ['text/html', '<title>a</title><meta charset=iso-8859-2><p>'],
    ['text/html', '<META content="text/html; charset=windows-1250">'],
  ] as const) {
    it(`is rejected in another charset, so that the browser loads it: ${type} ${start} (AT3, PN-26)`, async () => {
      const { page } = await fetched(
        () => new Response(start, { headers: { 'content-type': type } }),
      );
      expect(page).to.match(/^\[shop\] page: unusable answer/);
    });
  }

  it('is rejected if it is a download (PN-27)', async () => {
    const { page } = await fetched(
      () =>
        new Response('<p>', {
          headers: { 'content-type': 'text/html', 'content-disposition': 'attachment; filename=a' },
        }),
    );
    expect(page).to.equal('[shop] page: unusable answer (status 200).');
  });

  it('is rejected if it is another file type or an error; requested once', async () => {
    for (const [type, status] of [
      ['application/pdf', 200],
      ['application/json', 200],
      ['text/html', 404],
    ] as const) {
      const { page, requests } = await fetched(() => response(type, '/a', status));
      expect(page).to.equal(`[shop] page: unusable answer (status ${status}).`);
      expect(requests.length).to.equal(1);
    }
    const { page, requests } = await fetched(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(page).to.equal('[shop] page: the connection failed.');
    expect(requests.length).to.equal(1);
  });
});
