import { expect, html } from '@open-wc/testing';
import type { TemplateResult } from 'lit';
import { registerElements } from '../../elements/start/register.ts';
import { listLinkElement } from '../../elements/tags/list-link/list-link.element.ts';
import { PlatformError, PlatformRefusal } from '../../logic/platform/platform-error.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform, platform } from '../kit/fake-platform.ts';
import { type Mounted, mount } from '../kit/mount.ts';
import { click } from '../kit/mouse.ts';
import { eventsOf, nextEvent } from '../kit/next-event.ts';
import { EMPTY_URL, MARKUP_PAYLOADS, REFUSED_URLS, SAFE_URLS, wasPwned } from '../kit/payloads.ts';
import { text } from '../kit/shadow.ts';
import { waitUntil } from '../kit/wait-until.ts';
import '../kit/guard.ts';

registerElements([listLinkElement]);

const created = (id: unknown = '7') => ({ shoppingListCreate: { status: 'success', id } });
const refused = (text = '') => new PlatformRefusal('shoppingListCreate', text);

beforeEach(() => {
  installFakePlatform();
  platform.answer('shoppingListCreate', created());
});
afterEach(() => history.replaceState(null, '', location.pathname + location.search));

const show = (template: TemplateResult) => mount('shop-list-link', template);

/** Mounts the tag around the author's link, for a shopper without lists. */
const showEmpty = (lang = 'pl') =>
  show(html`<shop-list-link lang=${lang} count="0"><a href="#lists">Listy</a></shop-list-link>`);

const child = (tag: Mounted) => tag.element.querySelector('a') as HTMLAnchorElement;
const creations = () => platform.calls('shoppingListCreate');
const followed = () => waitUntil(() => platform.page.followed.length > 0);
const failed = (tag: Mounted) => waitUntil(() => tag.parts('message').length === 1);

/** Clicks with a modifier and prevents the browser's effect, such as a new tab or a download. */
function clickWith(link: HTMLElement, init: MouseEventInit): boolean {
  let wasLeft = false;
  const holdBack = (event: Event) => {
    wasLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', holdBack, { once: true });
  link.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, ...init }),
  );
  document.removeEventListener('click', holdBack);
  return wasLeft;
}

describe('<shop-list-link>', () => {
  it('is accessible in every state, in both languages', async () => {
    for (const lang of ['pl', 'en']) {
      installFakePlatform();
      const answer = platform.defer('shoppingListCreate');
      const tag = await showEmpty(lang);
      // the page of the tests has no element with the id `lists`
      const check = () => expectAccessible(tag.element, ['skip-link']);
      await check();
      child(tag).click();
      await waitUntil(() => tag.element.matches(':state(busy)'));
      await check();
      answer.reject(refused());
      await failed(tag);
      await check();
      await expectAccessible(
        (await show(html`<shop-list-link lang=${lang} href="/lists"></shop-list-link>`)).element,
      );
    }
  });
});

describe('<shop-list-link>: with lists', () => {
  for (const count of ['3', '', 'many', '-1']) {
    it(`is followed without a request with count="${count}"`, async () => {
      const tag = await show(
        html`<shop-list-link count=${count}><a href="#lists">Listy</a></shop-list-link>`,
      );
      await click(child(tag));
      expect(location.hash).to.equal('#lists');
      expect(platform.calls()).to.have.length(0);
    });
  }

  it('is followed without a request without count', async () => {
    const tag = await show(html`<shop-list-link href="#lists">Moje listy</shop-list-link>`);
    await click(tag.part('link'));
    expect(location.hash).to.equal('#lists');
    expect(platform.calls()).to.have.length(0);
  });

  it('uses its own URL, not the child’s', async () => {
    const tag = await show(
      html`<shop-list-link href="/lists" count="1"><a href="#other">Listy</a></shop-list-link>`,
    );
    child(tag).click();
    expect(platform.page.followed).to.deep.equal(['/lists']);
    expect(location.hash).to.equal('');
    expect(creations()).to.have.length(0);
  });
});

describe('<shop-list-link>: without lists', () => {
  it('creates a list, fires its event, and then follows the link', async () => {
    const answer = platform.defer('shoppingListCreate');
    const tag = await showEmpty();
    const event = nextEvent(document, 'shop-list-link-create');
    await click(child(tag));
    await waitUntil(() => tag.element.matches(':state(busy)'));
    expect(platform.page.followed).to.have.length(0);
    expect(location.hash).to.equal('');
    answer.resolve(created());
    const { detail, target } = await event;
    expect(detail).to.deep.equal({ id: '7' });
    expect(target).to.equal(tag.element);
    await followed();
    expect(platform.page.followed).to.deep.equal(['#lists']);
    await waitUntil(() => !tag.element.matches(':state(busy)'));
  });

  it('follows its link once it is reinserted, if a script removed it during the request (AT15)', async () => {
    const answer = platform.defer('shoppingListCreate');
    const tag = await showEmpty();
    const place = tag.element.parentElement;
    const events = eventsOf(document, 'shop-list-link-create');
    await click(child(tag));
    await waitUntil(() => creations().length > 0);
    tag.element.remove();
    answer.resolve(created());
    await settle();
    expect([platform.page.followed, events.length]).to.deep.equal([[], 0]);
    place?.append(tag.element);
    await followed();
    expect([platform.page.followed, events.length]).to.deep.equal([['#lists'], 1]);
  });

  const names: [string, string, TemplateResult][] = [
    [
      'Polish',
      'Lista zakupowa',
      html`<shop-list-link count="0"><a href="#a">L</a></shop-list-link>`,
    ],
    [
      'English',
      'Shopping list',
      html`<shop-list-link lang="en-GB" count="0"><a href="#a">L</a></shop-list-link>`,
    ],
    [
      'the author’s wording',
      'Prezenty "dla" {nas}',
      html`<shop-list-link count="0" list-name='Prezenty "dla" {nas}'><a href="#a">L</a></shop-list-link>`,
    ],
  ];
  for (const [title, name, template] of names) {
    it(`names the list in ${title}`, async () => {
      const tag = await show(template);
      child(tag).click();
      await followed();
      expect(creations()[0]?.variables).to.deep.equal({ name });
    });
  }

  it('creates only one list and follows the link once on a double click', async () => {
    const answer = platform.defer('shoppingListCreate');
    const tag = await showEmpty();
    const events = tag.events('shop-list-link-create');
    child(tag).click();
    child(tag).click();
    answer.resolve(created());
    await followed();
    child(tag).click();
    await settle();
    expect(creations()).to.have.length(1);
    expect(platform.page.followed).to.have.length(1);
    expect(events).to.have.length(1);
  });

  it('is an ordinary link once the list exists', async () => {
    const tag = await showEmpty();
    child(tag).click();
    await followed();
    await tag.settled();
    await click(child(tag));
    expect(location.hash).to.equal('#lists');
    expect(creations()).to.have.length(1);
  });

  it('shares the list with the page’s other links', async () => {
    const answer = platform.defer('shoppingListCreate');
    const elements = [await showEmpty(), await showEmpty('en')];
    const events = eventsOf(document, 'shop-list-link-create');
    for (const tag of elements) child(tag).click();
    answer.resolve(created());
    await waitUntil(() => platform.page.followed.length === 2);
    expect(creations()).to.have.length(1);
    expect(events).to.have.length(1);
  });

  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }]) {
    it(`leaves a click with ${Object.keys(init)} to the browser`, async () => {
      const tag = await showEmpty();
      expect(clickWith(child(tag), init)).to.equal(true);
      await settle();
      expect(platform.calls()).to.have.length(0);
    });
  }

  it('leaves a middle click, a new tab, a download and a stopped click to the browser', async () => {
    const tag = await showEmpty();
    const link = child(tag);
    link.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    link.target = '_blank';
    expect(clickWith(link, {})).to.equal(true);
    link.target = '_self';
    link.download = 'lists';
    expect(clickWith(link, {})).to.equal(true);
    link.removeAttribute('download');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    await settle();
    expect(platform.calls()).to.have.length(0);
  });

  it('does not follow the link when it is removed meanwhile', async () => {
    const answer = platform.defer('shoppingListCreate');
    const tag = await showEmpty();
    child(tag).click();
    tag.element.remove();
    answer.resolve(created());
    await settle();
    expect(platform.page.followed).to.have.length(0);
  });

  it('follows the link when it is moved meanwhile', async () => {
    const answer = platform.defer('shoppingListCreate');
    const tag = await showEmpty();
    child(tag).click();
    document.body.append(tag.element);
    answer.resolve(created());
    await followed();
    expect(creations()).to.have.length(1);
    tag.element.remove();
  });
});

describe('<shop-list-link>: its link', () => {
  it('is the tag’s own when the content has none', async () => {
    const tag = await show(html`<shop-list-link href="/lists" count="0"></shop-list-link>`);
    expect(text(tag.part('link'))).to.equal('Lista zakupowa');
    tag.part('link').click();
    await followed();
    expect(platform.page.followed).to.deep.equal(['/lists']);
  });

  it('is named by the content, or by the list', async () => {
    const tag = await show(
      html`<shop-list-link href="/lists" list-name="Prezenty"></shop-list-link>`,
    );
    expect(text(tag.part('link'))).to.equal('Prezenty');
    tag.element.textContent = 'Moje listy';
    await waitUntil(() => (tag.one('slot') as HTMLSlotElement).assignedNodes().length === 1);
    expect(tag.part('link').getAttribute('href')).to.equal('/lists');
  });

  it('is the content’s link as soon as there is one', async () => {
    const tag = await show(html`<shop-list-link href="#mine" count="0"></shop-list-link>`);
    tag.element.innerHTML = '<a href="#lists">Listy</a>';
    await waitUntil(() => tag.parts('link').length === 0);
    tag.element.removeAttribute('href');
    await tag.settled();
    child(tag).click();
    await followed();
    expect(platform.page.followed).to.deep.equal(['#lists']);
  });

  for (const url of [...REFUSED_URLS, EMPTY_URL]) {
    it(`does not follow ${JSON.stringify(url)} (J)`, async () => {
      const tag = await show(html`<shop-list-link href=${url} count="0">L</shop-list-link>`);
      const link = tag.part('link');
      expect(link.hasAttribute('href')).to.equal(false);
      link.click();
      const parent = await show(
        html`<shop-list-link count="0"><a href=${url}>L</a></shop-list-link>`,
      );
      child(parent).click();
      await settle();
      expect(platform.page.followed).to.have.length(0);
      expect(wasPwned()).to.equal(false);
    });
  }

  for (const url of SAFE_URLS) {
    it(`keeps ${url} as a link (J)`, async () => {
      const tag = await show(html`<shop-list-link href=${url} count="0">L</shop-list-link>`);
      expect(tag.part('link').getAttribute('href')).to.equal(url);
      tag.part('link').click();
      await followed();
      expect(platform.page.followed).to.deep.equal([url]);
    });
  }
});

describe('<shop-list-link>: a failure', () => {
  const failures: [string, unknown, string][] = [
    ['a refusal', refused(), 'refused'],
    ['a broken connection', new PlatformError('shoppingListCreate', 'network'), 'network'],
    ['no answer in time', new PlatformError('shoppingListCreate', 'timeout'), 'timeout'],
    ['status 503', new PlatformError('shoppingListCreate', 'response', 503), 'response'],
    ['GraphQL errors instead of data', { shoppingListCreate: null }, 'response'],
    ['an error of ours', new TypeError('broken'), 'unexpected'],
  ];
  for (const [title, answer, code] of failures) {
    it(`${title} is shown, and the next click tries again`, async () => {
      platform.answer('shoppingListCreate', answer, created());
      platform.answer('shoppingList', { shoppingList: [] });
      const tag = await showEmpty('en');
      const failure = nextEvent(document, 'shop-error');
      const events = tag.events('shop-list-link-create');
      await click(child(tag));
      expect((await failure).detail).to.include({ code });
      await failed(tag);
      expect(text(tag.part('message'))).to.contain(
        'The shopping list could not be created. Please try again.',
      );
      expect(tag.part('message').closest('[role=alert]')).not.to.equal(null);
      expect(tag.element.matches(':state(error)')).to.equal(true);
      expect(events).to.have.length(0);
      expect(platform.page.followed).to.have.length(0);
      child(tag).click();
      await followed();
      expect(platform.page.followed).to.deep.equal(['#lists']);
      await waitUntil(() => tag.parts('message').length === 0);
      expect(tag.element.matches(':state(error)')).to.equal(false);
    });
  }

  describe('if only the answer was lost (AT2) [BW-01]', () => {
    const lost = new PlatformError('shoppingListCreate', 'network');
    const there = { shoppingList: [{ name: 'Lista', link: '/lists?id=7', productCount: 0 }] };

    it('follows the link when the list exists after all', async () => {
      platform.answer('shoppingListCreate', lost);
      platform.answer('shoppingList', there);
      const tag = await showEmpty();
      const event = nextEvent(tag.element, 'shop-list-link-create');
      child(tag).click();
      expect((await event).detail).to.deep.equal({ id: '7' });
      await followed();
      expect(tag.parts('message')).to.have.length(0);
    });

    it('looks for the list before the next click creates one', async () => {
      platform.answer('shoppingListCreate', lost, created());
      platform.answer('shoppingList', new PlatformError('shoppingList', 'network'), there);
      const tag = await showEmpty();
      child(tag).click();
      await failed(tag);
      child(tag).click();
      await followed();
      expect(creations()).to.have.length(1);
    });
  });

  it('offers the link without creating a list', async () => {
    platform.answer('shoppingListCreate', refused());
    const tag = await showEmpty();
    child(tag).click();
    await failed(tag);
    expect(text(tag.part('go-on'))).to.equal('Przejdź bez tworzenia listy');
    await click(tag.part('go-on'));
    expect(location.hash).to.equal('#lists');
    expect(creations()).to.have.length(1);
  });

  it('shows the platform’s message as text (XS)', async () => {
    for (const payload of MARKUP_PAYLOADS.slice(0, -1)) {
      installFakePlatform();
      platform.answer('shoppingListCreate', refused(payload));
      const tag = await showEmpty();
      child(tag).click();
      await failed(tag);
      expect(tag.part('message').textContent).to.contain(payload);
      expect(tag.part('words').children).to.have.length(0);
    }
    expect(wasPwned()).to.equal(false);
  });
});
