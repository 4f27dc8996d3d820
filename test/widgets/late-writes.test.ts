import { expect } from '@open-wc/testing';
import { registerElements } from '../../elements/start/register.ts';
import { widgetsElement } from '../../elements/tags/widgets/widgets.element.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { warnings } from '../kit/warnings.ts';
import { beginSnippets, push, ran, showSnippets, src, useSnippetPage } from './snippets.ts';

registerElements([widgetsElement]);

const inside = (id: string): string =>
  (document.getElementById(id)?.textContent ?? '').replace(/\s+/g, ' ').trim();

describe('document.write in a snippet', () => {
  const page = useSnippetPage();

  it('inserts after the script, in order', async () => {
    await showSnippets(
      `<p id="place">a <script>document.write('<b>b</b> ', 'c '); document.writeln('d');</script>e</p>`,
    );
    const texts = [...(document.querySelector('#place')?.childNodes ?? [])]
      .filter((node) => !(node instanceof HTMLScriptElement))
      .map((node) => node.textContent);
    expect(texts.join('').replace(/\s+/g, ' ')).to.equal('a b c d e');
    expect(document.querySelector('#place b')?.textContent).to.equal('b');
  });

  it('joins tags that are written in several calls', async () => {
    await showSnippets(
      `<div id="pieces"><script>
        document.write('<ul>');
        for (const item of ['1', '2']) document.write('<li>' + item + '</li>');
        document.write('</ul>');
      </script></div>`,
    );
    expect(document.querySelectorAll('#pieces > ul > li')).to.have.length(2);
  });

  it('can be queried at once by the script that wrote', async () => {
    await showSnippets(
      `<script>document.write('<i id="written">x</i>'); ran.push(document.getElementById('written')?.textContent)</script>`,
    );
    expect(ran()).to.deep.equal(['x']);
  });

  it('may write scripts, for which the next script waits', async () => {
    const written = `<script ${src('written')}><\\/script>`;
    await showSnippets(
      `<script>document.write(${JSON.stringify(written).replaceAll('\\\\/', '\\/')})</script>${push('next')}`,
    );
    expect(ran()).to.deep.equal(['written', 'next']);
  });

  it('runs written scripts in order, also external ones (AT9, SN-28)', async () => {
    const writes = [
      `<script ${src('held-written')}></script>`,
      push('inline'),
      push('last').replace('<script>', '<b>b</b><script>'),
    ].map((html) => `document.write(${JSON.stringify(html).replaceAll('</', '<\\/')});`);
    await beginSnippets([
      `<p id="at"><script>${writes.join('')}ran.push(document.querySelector('#at b').textContent)</script></p>`,
      push('next'),
    ]);
    await waitUntil(() => page.server.received.length === 1);
    expect(ran()).to.deep.equal(['b']);
    page.release();
    await waitUntil(() => ran().length === 5);
    expect(ran()).to.deep.equal(['b', 'held-written', 'inline', 'last', 'next']);
  });

  it('runs a written inline script at once, like a page', async () => {
    const writes = ['one', 'two']
      .map((word) => `document.write(${JSON.stringify(push(word)).replaceAll('</', '<\\/')});`)
      .join('');
    await showSnippets(`<script>${writes}ran.push('after')</script>`);
    expect(ran()).to.deep.equal(['one', 'two', 'after']);
  });

  it('in the head writes to the body if a head must not contain it', async () => {
    await showSnippets({
      region: 'head',
      content: `<script>document.write('<meta name="of-head">'); document.write('<p id="of-body">x</p>')</script>`,
    });
    expect(document.querySelector('[name=of-head]')?.parentElement).to.equal(document.head);
    expect(document.querySelector('#of-body')?.parentElement).to.equal(document.body);
  });

  it('warns on open() and close() without any effect (SN-06)', async () => {
    const warned = warnings();
    await showSnippets(
      `<p id="kept">kept</p><script>
        ran.push(document.open() === document);
        document.write('<p id="opened">x</p>');
        document.close();
      </script>`,
    );
    expect(ran()).to.deep.equal([true]);
    expect(inside('kept')).to.equal('kept');
    expect(inside('opened')).to.equal('x');
    expect(warned.map((warning) => warning.replace(/;.*/, ''))).to.deep.equal([
      '[shop-widgets] document.open() in a snippet is ignored',
      '[shop-widgets] document.close() in a snippet is ignored',
    ]);
  });

  it('is not changed for the page’s own scripts', async () => {
    await showSnippets(push('one'));
    const frame = document.createElement('iframe');
    document.body.append(frame);
    frame.contentDocument?.write('<p>in the frame</p>');
    frame.contentDocument?.close();
    expect(frame.contentDocument?.body.textContent).to.equal('in the frame');
    frame.remove();
  });
});
