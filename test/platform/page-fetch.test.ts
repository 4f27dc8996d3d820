import { expect } from '@open-wc/testing';
import { createPlatform } from '../../logic/platform/platform.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import '../kit/guard.ts';

/** A response of that kind, from that address. */
const response = (type: string, url: string, status = 200): Response =>
  Object.defineProperty(new Response('<p>', { status, headers: { 'content-type': type } }), 'url', {
    value: url,
  });

/** Fetches a page that is answered so; the page, or the text of the failure, and what was asked. */
async function fetched(answer: () => Response) {
  const asked: RequestInit[] = [];
  const { fetchPage } = createPlatform(() => DEFAULT_CONFIG, {
    async fetch(_url, init) {
      asked.push(init ?? {});
      return answer();
    },
  });
  const page = await fetchPage('https://shop.example/a').catch((error: Error) => error.message);
  return { page, asked };
}

describe('a page that is fetched', () => {
  it('comes with the address that a redirect led to, never of another origin (PN-05)', async () => {
    const { page, asked } = await fetched(() => response('text/html; charset=utf-8', '/b'));
    expect(page).to.deep.equal({ html: '<p>', url: '/b' });
    expect(asked.map(({ mode }) => mode)).to.deep.equal(['same-origin']);
  });

  it('is no other file, and no page that the server refuses; asked for once', async () => {
    for (const [type, status] of [
      ['application/pdf', 200],
      ['application/json', 200],
      ['text/html', 404],
    ] as const) {
      const { page, asked } = await fetched(() => response(type, '/a', status));
      expect(page).to.equal(`[shop] page: unusable answer (status ${status}).`);
      expect(asked.length).to.equal(1);
    }
    const { page, asked } = await fetched(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(page).to.equal('[shop] page: the connection failed.');
    expect(asked.length).to.equal(1);
  });
});
