import { expect } from '@open-wc/testing';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import { createPlatform } from '../../logic/platform/platform.ts';
import { configureAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { createFakeClock, type FakeClock } from '../kit/fake-clock.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { data, json, SHOP_CONFIG, silence, startShopServer } from '../platform/shop-server.ts';
import { reading, validate } from './validation.fixtures.ts';
import '../kit/guard.ts';

const server = startShopServer();
const config = { ...SHOP_CONFIG, ibanUrl: '/shop-server/ajax/payments.php' };
let clock: FakeClock;

beforeEach(() => {
  clock = createFakeClock();
  const platform = createPlatform(() => config, {
    clock,
    fetch: (...request) => fetch(...request),
  });
  pageStore.set(platformAtom, platform);
  pageStore.set(configureAtom, { ibanUrl: config.ibanUrl });
});
after(() => pageStore.set(configureAtom, {}));

const city = reading('city', 'Łódź', { id: 'client-city' });
const zipcode = reading('zipcode', '1', { id: 'client-zipcode' });
const account = reading('iban', 'pl61 &action=x#');
const wrong = (code: string, message: string) => ({ messages: [{ code, message }] });

describe('checking fields over the network', () => {
  it('posts one query to its marker (FO-25)', async () => {
    server.reply(() => data({ client_city: { messages: [] }, client_zipcode: { messages: [] } }));
    const results = await validate([city, zipcode]);
    expect(results.map(({ state }) => state)).to.deep.equal(['success', 'success']);
    const [{ request, body } = {}, ...others] = server.received;
    expect(others).to.deep.equal([]);
    expect(request?.method).to.equal('POST');
    expect(new URL(request?.url ?? '').search).to.equal('?query=validateClientData');
    expect(Object.keys(JSON.parse(body ?? ''))).to.deep.equal(['query']);
  });

  for (const status of [200, 400]) {
    it(`omits the free login once the schema has rejected it with status ${status}, and remembers that (CV5)`, async () => {
      const login = reading('login', 'anna', { id: 'login' });
      server.reply(({ body = '' }) =>
        body.includes('clientProposedLogin')
          ? json({ errors: [{ message: 'Cannot query field "clientProposedLogin".' }] }, { status })
          : data({ login: wrong('login_taken', ''), client_city: wrong('no_city', '') }),
      );
      for (const _ of ['refused once', 'remembered']) {
        const results = await validate([login, city]);
        expect(results.map(({ state }) => state)).to.deep.equal(['error', 'error']);
      }
      const withField = server.received.map(({ body = '' }) =>
        body.includes('clientProposedLogin'),
      );
      expect(withField).to.deep.equal([true, false, false]);
    });
  }

  it('waits up to eight seconds for a query (FO-21)', async () => {
    server.reply(silence);
    const answer = validate([city]);
    await waitUntil(() => server.received.length === 1);
    await clock.advance(7999);
    expect(clock.timers).to.equal(1);
    await clock.advance(1);
    expect(await answer).to.deep.equal([{ state: 'empty' }]);
  });

  it('encodes a bank account in a GET, and waits up to eight seconds (FO-15)', async () => {
    server.reply(silence);
    const answer = validate([account]);
    await waitUntil(() => server.received.length === 1);
    expect(server.received[0]?.request.method).to.equal('GET');
    expect(server.received[0]?.request.url).to.match(
      /payments\.php\?action=verify_iban&bankAccount=pl61%20%26action%3Dx%23$/,
    );
    await clock.advance(7999);
    expect(clock.timers).to.equal(1);
    await clock.advance(1);
    expect(await answer).to.deep.equal([{ state: 'empty' }]);
  });

  for (const status of [400, 404, 500, 503]) {
    it(`has no result with status ${status}`, async () => {
      server.reply(() => json({ errno: 1 }, { status }));
      expect(await validate([account, city])).to.deep.equal([
        { state: 'empty' },
        { state: 'empty' },
      ]);
    });
  }
});
