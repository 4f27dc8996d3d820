import assert from 'node:assert/strict';
import { describe, it, type TestContext } from 'node:test';
import { personNamed } from '../../customers.ts';
import { HOST_VISITORS, type HostPage, type HostVisitor, hostTitle } from '../../host-page.ts';
import { useShop } from '../../use-shop.ts';

const FORM = '#client_new form';
const SEND = `${FORM} [type=submit]`;

async function fill(host: HostPage, id: string, text: string): Promise<void> {
  const input = await host.find(`#${id}`);
  await input.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.select();
  });
  await input.type(text);
}

/** Waits until the wrapper that the theme colours has a state. */
async function waitForFeedback({ page }: HostPage, id: string, state: string): Promise<void> {
  await page.waitForSelector(`.f-feedback.--${state}:has(#${id})`);
}

/** The bodies of all registration requests that the server receives, in order. */
function sentForms({ page }: HostPage): URLSearchParams[] {
  const forms: URLSearchParams[] = [];
  page.on('request', (request) => {
    const isForm = request.method() === 'POST' && request.url().endsWith('/client-new.php');
    if (isForm) forms.push(new URLSearchParams(request.postData()));
  });
  return forms;
}

describe('registering in a foreign theme', () => {
  const shop = useShop();

  async function enter(t: TestContext, visitor: HostVisitor): Promise<HostPage> {
    const host = await shop.enterHost(t, visitor, '/client-new.php');
    await host.page.waitForSelector(`${FORM}[novalidate] shop-field[data-state]`);
    return host;
  }

  for (const visitor of HOST_VISITORS) {
    describe(hostTitle(visitor), () => {
      it('shows errors in the classes of the theme, and submits nothing', async (t) => {
        const host = await enter(t, visitor);
        const forms = sentForms(host);
        await host.press(SEND);
        await waitForFeedback(host, 'client_firstname', 'error');
        await host.page.waitForSelector(`${FORM}.--fail-validation`);
        await fill(host, 'client_firstname', 'Anna');
        await waitForFeedback(host, 'client_firstname', 'success');
        assert.deepEqual(forms, []);
        assert.equal(await host.countOf('form checked'), 0);
        await host.expectAlive('a form refused');
      });

      it('keeps the field widths of the theme', async (t) => {
        const host = await enter(t, visitor);
        const [form = 0, input = 0] = await host.page.$$eval(
          '#client_new form, #client_firstname',
          (elements) => elements.map((element) => element.getBoundingClientRect().width),
        );
        assert.ok(form > 0 && Math.abs(form - input) <= 1, `${input} px in a form of ${form} px`);
        await host.expectAlive('a form opened');
      });

      it('submits a valid form once, with its fields joined', async (t) => {
        const host = await enter(t, visitor);
        const forms = sentForms(host);
        const login = `anna-${visitor.mode}-${visitor.visitor.window.width}@example.com`;
        for (const [id, text] of Object.entries(personNamed(login))) await fill(host, id, text);
        await host.press('#consent_terms');
        const street = await host.find('#client_street');
        await host.follow(SEND);
        const [sent, ...others] = forms;
        assert.ok(sent);
        assert.deepEqual(others, []);
        assert.equal(sent.get('client_street'), 'Leśna 7/2');
        assert.equal(sent.get('client_phone')?.replaceAll(' ', ''), '+48600700800');
        assert.equal(sent.get('client_region'), '1143020003');
        assert.deepEqual(sent.getAll('client_street_number'), []);
        await street.dispose();
        assert.match(await host.textOf('main'), /Witaj, Anna/);
        await host.expectAlive('a form sent');
      });

      it('validates and submits a country chosen in the theme’s dropdown', async (t) => {
        const host = await enter(t, visitor);
        await host.press('#client_region + .f-dropdown .f-dropdown__toggle');
        await host.press('#client_region + .f-dropdown [value="1143020143"]');
        await waitForFeedback(host, 'client_region', 'success');
        await fill(host, 'client_zipcode', '10115');
        await waitForFeedback(host, 'client_zipcode', 'success');
        await fill(host, 'client_zipcode', '34-500');
        await waitForFeedback(host, 'client_zipcode', 'error');
        await host.expectAlive('a country chosen');
      });
    });
  }
});
