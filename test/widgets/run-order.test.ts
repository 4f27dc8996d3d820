import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { widgetsElement } from '../../elements/tags/widgets/widgets.element.ts';
import { stopClock, tick } from '../kit/clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { beginSnippets, push, ran, showSnippets, src, useSnippetPage } from './snippets.ts';

registerElements([widgetsElement]);

describe('the scripts of snippets', () => {
  const page = useSnippetPage();

  for (const [region, parent] of [
    ['head', 'HEAD'],
    ['body_top', 'BODY'],
    ['body_bottom', 'BODY'],
  ]) {
    it(`run once for ${region}, in its position (SN-01)`, async () => {
      const content =
        '<script id="here">ran.push(document.currentScript.parentNode.nodeName)</script>';
      await showSnippets({ region, content });
      expect(ran()).to.deep.equal([parent]);
      const script = document.querySelector('#here');
      const { firstElementChild, lastElementChild } = document.body;
      if (region === 'body_top') expect(firstElementChild).to.equal(script);
      if (region === 'body_bottom') {
        expect(lastElementChild?.previousElementSibling).to.equal(script);
      }
      // a moved script does not run again
      document.body.append(script ?? '');
      expect(ran()).to.have.length(1);
    });
  }

  it('run in page order, whatever the order of the answer (CV6)', async () => {
    const warned = warnings();
    await showSnippets(
      { region: 'after_shop_js', content: push('after the shop') },
      { region: 'before_shop_js', content: push('before the shop') },
      { region: 'body_bottom', content: push('bottom') },
      { region: 'body_top', content: push('top 1') + push('top 2') },
      { region: 'head', content: push('head') },
      { region: 'body_top', content: push('top 3') },
    );
    expect(ran()).to.deep.equal([
      'head',
      'top 1',
      'top 2',
      'top 3',
      'bottom',
      'before the shop',
      'after the shop',
    ]);
    expect(warned).to.deep.equal([]);
  });

  it('wait inline for an external one before, also of another snippet (SN-04)', async () => {
    await beginSnippets([`<script ${src('held')}></script>${push('after')}`, push('next')]);
    await waitUntil(() => page.server.received.length === 1);
    expect(ran()).to.deep.equal([]);
    page.release();
    await waitUntil(() => ran().length === 3);
    expect(ran()).to.deep.equal(['held', 'after', 'next']);
  });

  it('wait up to 5 s for an external one that fails, which is reported (SN-04)', async () => {
    stopClock();
    const { tag } = await beginSnippets([`<script ${src('held')}></script>${push('after')}`]);
    const failures = tag.events('shop-error');
    await tick(4900);
    expect(ran()).to.deep.equal([]);
    await tick(200);
    expect(ran()).to.deep.equal(['after']);
    expect(failures).to.have.length(1);
  });

  it('do not wait for async scripts and modules; modules keep their order', async () => {
    await showSnippets(
      `<script async ${src('held-async')}></script>` +
        `<script type="module" ${src('held-module')}></script>` +
        `<script type="module">ran.push('module')</script>${push('classic')}`,
    );
    expect(ran()).to.deep.equal(['classic']);
    page.release();
    await waitUntil(() => ran().length === 4);
    const modules = ran().filter((what) => String(what).endsWith('module'));
    expect(modules).to.deep.equal(['held-module', 'module']);
  });
});

describe('a script of a snippet', () => {
  useSnippetPage();

  it('keeps its attributes, with the nonce of the page (SN-10)', async () => {
    const ofPage = Object.assign(document.createElement('script'), { type: 'text/plain' });
    ofPage.setAttribute('nonce', 'of-the-page');
    document.head.prepend(ofPage);
    expectErrors(/^undefined$/);
    await showSnippets(
      `<script id="copied" defer crossorigin="anonymous" referrerpolicy="no-referrer" fetchpriority="low"
        data-key="7" nonce="of-the-snippet" ${src('copied')}></script>
      <script id="hashed" async integrity="sha256-x" ${src('hashed')}></script>`,
    );
    const copied = document.querySelector<HTMLScriptElement>('#copied');
    expect(copied?.defer).to.equal(true);
    expect(copied?.crossOrigin).to.equal('anonymous');
    expect(copied?.referrerPolicy).to.equal('no-referrer');
    expect(copied?.getAttribute('fetchpriority')).to.equal('low');
    expect(copied?.dataset.key).to.equal('7');
    expect(copied?.nonce).to.equal('of-the-page');
    const hashed = document.querySelector<HTMLScriptElement>('#hashed');
    expect(hashed?.integrity).to.equal('sha256-x');
    expect(hashed?.async).to.equal(true);
    expect(ran()).to.include('copied');
  });

  it('is skipped and reported if its integrity does not match (SN-11)', async () => {
    expectErrors(/^undefined$/);
    const empty = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
    const failures: CustomEvent[] = [];
    const hear = (event: Event) => failures.push(event as CustomEvent);
    document.addEventListener('shop-error', hear);
    await showSnippets(
      `<script integrity="${empty}" src="/shop-server/hacked.js?email=anna"></script>${push('next')}`,
    );
    document.removeEventListener('shop-error', hear);
    expect(ran()).to.deep.equal(['next']);
    expect(failures.map(({ detail }) => detail.code)).to.deep.equal(['script']);
    expect(String(failures[0]?.detail.cause)).to.not.contain('anna');
  });

  it('does not run if it is data, a template or nomodule', async () => {
    await showSnippets(
      `<script type="application/json" id="data">{"a": 1}</script>
      <script type="text/template">ran.push('template')</script>
      <script nomodule ${src('old')}></script>
      <template>${push('in a template')}</template><svg><script>ran.push('svg')</script></svg>`,
    );
    expect(ran()).to.deep.equal([]);
    expect(document.querySelector('#data')?.textContent).to.equal('{"a": 1}');
  });

  it('does not affect others when it throws', async () => {
    const errors = expectErrors(/one of theirs|SyntaxError/);
    await showSnippets(
      '<script>throw new Error("one of theirs")</script><script>syntax error (</script>',
      push('next'),
    );
    expect(ran()).to.deep.equal(['next']);
    expect(errors).to.have.length(2);
  });

  it('does not run if another one has removed it', async () => {
    await showSnippets(
      `<script>document.querySelector('#victim').remove()</script><script id="victim">ran.push(1)</script>`,
    );
    expect(ran()).to.deep.equal([]);
  });

  it('receives no repeated DOMContentLoaded and load (SN-17)', async () => {
    await showSnippets(
      `<script>
        document.addEventListener('DOMContentLoaded', () => ran.push('content'));
        addEventListener('load', () => ran.push('load'), { once: true });
        ran.push(document.readyState);
      </script>`,
    );
    expect(ran()).to.deep.equal(['complete']);
  });

  it('may remove the tag (SN-18)', async () => {
    const { tag } = await showSnippets(
      `<script>for (const tag of document.querySelectorAll('shop-widgets')) tag.remove()</script>`,
      push('next'),
    );
    expect(tag.element.isConnected).to.equal(false);
    expect(ran()).to.deep.equal(['next']);
  });

  it('may replace globals without breaking the library (SN-19)', async () => {
    const { parse } = JSON;
    const { fetch, customElements: registry } = window;
    const { define } = registry;
    try {
      await showSnippets(`<script>
        fetch = () => { throw new Error('theirs') };
        JSON.parse = () => { throw new Error('theirs') };
        customElements.define = () => {};
      </script>`);
      const { tag } = await showSnippets(push('later'));
      expect(tag.element.matches(':state(rendered)')).to.equal(true);
      expect(ran()).to.deep.equal(['later']);
    } finally {
      Object.assign(window, { fetch });
      Object.assign(JSON, { parse });
      Reflect.deleteProperty(registry, 'define');
      expect(registry.define).to.equal(define);
    }
  });
});
