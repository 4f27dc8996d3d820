import { expect, html } from '@open-wc/testing';
import { widgets } from '../../elements/functions/widgets.ts';
import { registerElements } from '../../elements/start/register.ts';
import { widgetsElement } from '../../elements/tags/widgets/widgets.element.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { forgetConfigAtom } from '../../logic/settings/settings.atoms.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { expectAccessible } from '../kit/accessible.ts';
import { settle } from '../kit/fake-clock.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { expectErrors } from '../kit/guard.ts';
import { mount } from '../kit/mount.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import {
  beginSnippets,
  push,
  ran,
  showSnippets,
  snippetsAnswer,
  useSnippetPage,
} from './snippets.ts';

registerElements([widgetsElement]);

const pageOf = (additional = '') => ({
  format: 'json',
  params: {
    mobile: innerWidth < 757,
    tablet: innerWidth >= 757 && innerWidth < 979,
    pc: innerWidth >= 979,
    request_uri: location.pathname + location.search,
    additional_ajax: additional,
  },
});
/** The address of this page. */
const PAGE = location.pathname + location.search;
const JSON_FORMAT = { format: 'json' };

/** The requests of the tags in a template. */
async function requestsOf(template: ReturnType<typeof html>): Promise<unknown[]> {
  const platform = installFakePlatform();
  platform.answer('widgets', {});
  await mount('shop-widgets', template);
  return platform.calls().map(({ variables }) => variables);
}

describe('<shop-widgets>', () => {
  useSnippetPage();

  it('requests the widgets of its attributes, each with a format and the parameters of the page', async () => {
    const calls = await requestsOf(
      html`<shop-widgets basket wishlist comparers snippets toplayers projector='{"product": 101}'
        additional-ajax="menu"></shop-widgets>`,
    );
    expect(calls).to.deep.equal([
      {
        Projector: { format: 'json', params: { product: 101 } },
        Basket: JSON_FORMAT,
        Wishlist: JSON_FORMAT,
        Comparers: JSON_FORMAT,
        Snippets: pageOf('menu'),
        ToplayersAndWidgets: pageOf('menu'),
      },
    ]);
  });

  describe('in a theme with its own batch', () => {
    beforeEach(() => {
      const vars = { requestUri: '/main.php', additionalAjax: 'menu,bar' };
      Object.defineProperty(globalThis, 'app_shop', { configurable: true, value: { vars } });
      pageStore.set(forgetConfigAtom);
    });
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'app_shop');
      pageStore.set(forgetConfigAtom);
    });

    it('names the page like the theme (HO5)', async () => {
      const { format, params } = pageOf('menu,bar');
      expect(await requestsOf(html`<shop-widgets snippets></shop-widgets>`)).to.deep.equal([
        { Snippets: { format, params: { ...params, request_uri: '/main.php' } } },
      ]);
    });

    it('names a page of a partial visit by its URL (HO5)', async () => {
      history.replaceState(null, '', '/next.html');
      try {
        expect(await requestsOf(html`<shop-widgets toplayers></shop-widgets>`)).to.deep.equal([
          { ToplayersAndWidgets: pageOf('menu,bar') },
        ]);
      } finally {
        history.replaceState(null, '', PAGE);
      }
    });

    it('warns the author about widgets that both request, which run twice (HO5)', async () => {
      const warned = warnings();
      await requestsOf(html`<shop-widgets basket></shop-widgets>`);
      await requestsOf(html`<shop-widgets snippets additional-ajax="menu"></shop-widgets>`);
      expect(warned).to.deep.equal([]);
      await requestsOf(html`<shop-widgets basket toplayers></shop-widgets>`);
      expect(warned.join()).to.contain('each would run twice. Omit them');
    });
  });

  it('requests nothing else, and warns the author if it requests nothing', async () => {
    expect(
      await requestsOf(html`<shop-widgets basket snippets="false"></shop-widgets>`),
    ).to.deep.equal([{ Basket: JSON_FORMAT }]);
    const warned = warnings();
    expect(await requestsOf(html`<shop-widgets></shop-widgets>`)).to.deep.equal([]);
    expect(warned.join()).to.contain('[shop-widgets] requests nothing');
  });

  it('warns the author about parameters that are no object', async () => {
    const warned = warnings();
    const calls = await requestsOf(html`<shop-widgets basket projector="101"></shop-widgets>`);
    expect(calls).to.deep.equal([{ Basket: JSON_FORMAT }]);
    expect(warned.join()).to.contain('projector="101"');
  });

  it('dispatches the whole answer once, also when it is moved', async () => {
    const platform = installFakePlatform();
    const answer = { Comparers: { response: { product: [{}, {}] } }, Other: 1 };
    platform.answer('widgets', answer);
    const heard: CustomEvent[] = [];
    const hear = (event: Event) => heard.push(event as CustomEvent);
    document.addEventListener('shop-widgets-load', hear);
    const tag = await mount('shop-widgets', html`<shop-widgets comparers></shop-widgets><p></p>`);
    await waitUntil(() => heard.length > 0);
    tag.page.querySelector('p')?.append(tag.element);
    await tag.settled();
    await settle();
    document.removeEventListener('shop-widgets-load', hear);
    expect(heard.map(({ detail }) => detail.response)).to.deep.equal([answer]);
  });

  for (const failure of ['network', 'timeout', 'response'] as const) {
    it(`ignores a failure (${failure}); its children stay visible (WB-05)`, async () => {
      const platform = installFakePlatform();
      platform.answer('widgets', new PlatformError('widget batch', failure));
      const tag = await mount('shop-widgets', html`<shop-widgets basket>Koszyk</shop-widgets>`);
      const events = [tag.events('shop-error'), tag.events('shop-widgets-load')];
      await settle();
      expect(events.flat()).to.deep.equal([]);
      expect(tag.element.offsetParent ?? tag.element.textContent).to.not.equal(null);
      expect(tag.all('slot')).to.have.length(1);
    });
  }

  it('sends a new request only when its widgets change', async () => {
    const platform = installFakePlatform();
    platform.answer('widgets', {}, {});
    const tag = await mount('shop-widgets', html`<shop-widgets basket></shop-widgets>`);
    tag.element.lang = 'en';
    tag.element.setAttribute('basket', 'true');
    await tag.settled();
    expect(platform.calls()).to.have.length(1);
    tag.element.wishlist = true;
    await tag.settled();
    expect(platform.calls()).to.have.length(2);
  });
});

describe('the answer of <shop-widgets> on the page', () => {
  useSnippetPage();

  it('is inserted once, however many elements request it', async () => {
    const platform = installFakePlatform();
    const answer = snippetsAnswer(push('once'));
    platform.answer('widgets', answer, answer);
    await mount(
      'shop-widgets',
      html`<shop-widgets snippets></shop-widgets><shop-widgets snippets></shop-widgets>`,
    );
    await waitUntil(() => ran().length > 0);
    await settle();
    expect(ran()).to.deep.equal(['once']);
  });

  it('is inserted once per page view for each key (AT10)', async () => {
    const platform = installFakePlatform();
    const page = location.href;
    const show = async (additional: string, ...given: readonly unknown[]) => {
      platform.answer('widgets', ...given);
      const tag = await mount(
        'shop-widgets',
        html`<shop-widgets snippets additional-ajax=${additional}></shop-widgets>`,
      );
      await waitUntil(() => ran().includes(additional));
      tag.element.remove();
    };
    const chat = push('chat');
    const layers = { ToplayersAndWidgets: { response: { items: { bar: push('bar') } } } };
    await show('1', { ...snippetsAnswer(chat, push('1')), ...layers });
    const again = snippetsAnswer(chat).Snippets.response.items;
    const more = { ...again, own: { content: push('2') } };
    await show('2', { Snippets: { response: { items: more } }, ...structuredClone(layers) });
    expect(ran()).to.deep.equal(['chat', '1', 'bar', '2']);
    ran().splice(0);
    // after a partial visit it is another page view
    history.replaceState(null, '', '/next-page');
    await show('3', snippetsAnswer(chat, push('3')));
    history.replaceState(null, '', page);
    expect(ran()).to.deep.equal(['chat', '3']);
    // indexes of a list are not keys
    const list = (word: string) => ({
      Snippets: { response: { items: [{ content: push('list') }, { content: push(word) }] } },
    });
    await show('4', list('4'));
    await show('5', list('5'));
    expect(ran()).to.deep.equal(['chat', '3', 'list', '4', 'list', '5']);
  });

  it('goes to the end of the body for unknown regions, with one warning (SN-14)', async () => {
    const warned = warnings();
    await showSnippets(
      { region: 'sidebar', content: '<p id="side">x</p>' },
      { region: 'sidebar', content: push('side') },
      { content: push('none') },
    );
    expect(document.querySelector('#side')?.parentElement).to.equal(document.body);
    expect(ran()).to.deep.equal(['side', 'none']);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.contain('"sidebar"');
  });

  it('is ignored if it is no string (SN-15)', async () => {
    for (const content of [null, 7, {}, [], true, undefined]) {
      await showSnippets({ region: 'head', content }, push('next'));
    }
    expect(ran()).to.deep.equal(Array(6).fill('next'));
  });

  it('does not affect other markup with unclosed tags, nor by closing the body (SN-08)', async () => {
    await showSnippets(
      '<div id="open"><b>unclosed <!-- and a comment',
      '</body></html><p id="after">x',
      '</div></shop-widgets></template><p id="last">x',
    );
    for (const id of ['open', 'after', 'last']) {
      expect(document.getElementById(id)?.parentElement, id).to.equal(document.body);
    }
  });
});

describe('large, blocked and failing snippets', () => {
  useSnippetPage();

  it('load a megabyte in a separate task, and the page stays responsive (SN-20)', async () => {
    const large = `<p class="large">${'a'.repeat(1_048_576)}</p>`;
    await showSnippets(large, large, push('next'));
    expect(document.querySelectorAll('body > .large')).to.have.length(2);
    expect(ran()).to.deep.equal(['next']);
  });

  it('do not wait for an image that never loads (SN-20)', async () => {
    await showSnippets('<img src="/shop-server/held-picture.js" alt="">', push('next'));
    expect(ran()).to.deep.equal(['next']);
  });

  it('include top layers as markup, or scripts as code or markup, at the end of the body', async () => {
    const platform = installFakePlatform();
    platform.answer('widgets', {
      ToplayersAndWidgets: {
        response: {
          items: {
            layer: { content: `<div id="layer">x</div>${push('layer')}` },
            script: 'ran.push("code", "</script>".length)',
            widget: { script: push('markup') },
            broken: null,
          },
        },
      },
    });
    await mount('shop-widgets', html`<shop-widgets toplayers></shop-widgets>`);
    await waitUntil(() => ran().includes('markup'));
    expect(ran()).to.deep.equal(['layer', 'code', 9, 'markup']);
    expect(document.querySelector('#layer')?.parentElement).to.equal(document.body);
  });

  it('run nothing without scripts', async () => {
    // the picture fails to load
    expectErrors(/^undefined$/);
    const { tag } = await beginSnippets(
      [
        `<div id="inert" onclick="ran.push('attribute')">${push('script')}
          <img src="data:," onerror="ran.push('image')" alt=""><a href=" java\nscript:ran.push('link')">a</a>
          <form action="javascript:ran.push('form')"><button formaction="javascript:0">b</button></form>
          <iframe srcdoc="<script>parent.ran.push('frame')</script>"></iframe>
          <svg onload="ran.push('svg')"><a><set attributeName="href" to="javascript:0"/></a></svg>
          <template><img onerror="x" alt=""></template><a id="safe" href="/a.html">c</a></div>`,
      ],
      html`<shop-widgets snippets no-scripts></shop-widgets>`,
    );
    await waitUntil(() => document.querySelector('#inert'));
    const inert = document.querySelector<HTMLElement>('#inert');
    inert?.click();
    await settle();
    expect(ran()).to.deep.equal([]);
    expect(inert?.outerHTML).to.not.match(/<script|\son\w+=|script:|srcdoc|<set/);
    expect(inert?.querySelector('#safe')?.getAttribute('href')).to.equal('/a.html');
    await expectAccessible(tag.element);
  });

  it('report an exception in a callback as one error, without affecting others (WB-04)', async () => {
    const platform = installFakePlatform();
    platform.answer('widgets', { Basket: 1 }, { Basket: 1 });
    const errors = expectErrors(/one of theirs/);
    const got: unknown[] = [];
    const throwing = widgets.request('Basket', undefined, () => {
      throw new Error('one of theirs');
    });
    await Promise.all([throwing, widgets.request('Basket', undefined, (all) => got.push(all))]);
    expect(got).to.deep.equal([{ Basket: 1 }]);
    expect(errors).to.have.length(1);
  });

  it('are requested by scripts like by the tag, with format and page added', async () => {
    const platform = installFakePlatform();
    platform.answer('widgets', {}, {}, {}, {});
    const nothing = () => undefined;
    await widgets.request('Wishlist', undefined, nothing);
    await widgets.request('Projector', { product: 7 }, nothing);
    await widgets.request('Snippets', { additional_ajax: 'menu' }, nothing);
    await widgets.request('Basket', { format: 'json', more: 1 }, nothing);
    expect(platform.calls().map(({ variables }) => variables)).to.deep.equal([
      { Wishlist: JSON_FORMAT },
      { Projector: { format: 'json', params: { product: 7 } } },
      { Snippets: pageOf('menu') },
      { Basket: { format: 'json', more: 1 } },
    ]);
  });
});
