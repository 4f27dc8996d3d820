import { expect } from '@open-wc/testing';
import { createPlatform } from '../../logic/platform/platform.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { DEFAULT_CONFIG } from '../../logic/settings/shop-config.ts';
import '../kit/guard.ts';

/** The browser's response to a redirect that is not followed. */
const redirect = (): Response =>
  Object.defineProperty(Response.error(), 'type', { value: 'opaqueredirect' });

/** Sends a form with this response; returns the requests. */
async function sent(answer: () => Response) {
  const requests: Request[] = [];
  const { sendForm } = createPlatform(() => DEFAULT_CONFIG, {
    async fetch(url, init) {
      requests.push(new Request(url, init));
      return answer();
    },
  });
  await sendForm('/basketchange.php?type=multiproduct', { 'product[1]': '7', name: 'Ł & ó' });
  return requests;
}

describe('a form sent by the platform', () => {
  it('is encoded like a browser’s, and its redirect is not followed', async () => {
    const [request, ...others] = await sent(redirect);
    expect(others).to.deep.equal([]);
    expect(request?.method).to.equal('POST');
    expect(request?.redirect).to.equal('manual');
    expect(request?.headers.get('content-type')).to.contain('application/x-www-form-urlencoded');
    expect(await request?.text()).to.equal('product%5B1%5D=7&name=%C5%81+%26+%C3%B3');
  });

  it('may be answered by a page', async () => {
    expect((await sent(() => new Response('<html></html>'))).length).to.equal(1);
  });

  it('fails if it is refused, and is sent once', async () => {
    let count = 0;
    const error = await sent(() => {
      count += 1;
      return new Response('', { status: 404 });
    }).catch((cause: unknown) => cause);
    expect(error).to.be.instanceOf(PlatformError);
    expect(error).to.include({ kind: 'response', status: 404 });
    expect(count).to.equal(1);
  });
});
