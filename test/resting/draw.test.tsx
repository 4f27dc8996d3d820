import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { createReactRoot } from '../../react/awake/root.tsx';
import { Drawing } from '../../react/look/Drawing.tsx';
import { createRestingRoot } from '../../react/resting/draw.ts';
import '../kit/guard.ts';
import { sortedMarkup } from '../kit/shadow.ts';

const shadow = (): ShadowRoot => document.createElement('div').attachShadow({ mode: 'open' });

const markup = (root: ShadowRoot): string => sortedMarkup(root.host);

/** The nodes of a view as the renderer of this build makes them. */
function rendered(view: () => ReactNode): string {
  const root = shadow();
  const react = createReactRoot(root);
  const fail = (error: unknown) => {
    throw error;
  };
  react.render({ component: view, props: {}, onCommit() {}, onError: fail });
  const made = markup(root);
  react.unmount();
  return made;
}

function drawnOver(views: readonly (() => ReactNode)[]): string {
  const root = shadow();
  const { draw } = createRestingRoot(root, { answers: false, redraw() {} });
  for (const view of views) draw(view);
  return markup(root);
}

function Row({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <>
      <b>{label}</b>: {children}
    </>
  );
}

const VIEWS: Readonly<Record<string, () => ReactNode>> = {
  nothing: () => null,
  'a text': () => 'text',
  'a number, also 0': () => [0, 1.5],
  'what is no node': () => [false, null, undefined, true, ''],
  'an element with attributes': () => (
    <a className="link" part="link" href="/x" aria-expanded={false} hidden title="">
      text
    </a>
  ),
  'a field': () => (
    <label htmlFor="text">
      <input id="text" enterKeyHint="search" autoComplete="off" readOnly tabIndex={-1} />
    </label>
  ),
  'a drawing': () => <Drawing className="bag" path="M0 0h1" />,
  'components and fragments in each other': () => (
    <p>
      <Row label="Lowest price">
        {12} <i>zł</i>
      </Row>
      <Row label="Regular price" />
    </p>
  ),
  'a list': () => (
    <ul>
      {['a', 'b'].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  ),
  'markup as text': () => <p title='"<b>'>{'<img src=x onerror=__pwned=1>'}</p>,
  'a handler, which comes with the component': () => (
    <button type="button" onClick={() => undefined}>
      press
    </button>
  ),
};

describe('draw', () => {
  for (const [name, view] of Object.entries(VIEWS)) {
    it(`makes the nodes that the renderer makes: ${name}`, () => {
      expect(drawnOver([view])).to.equal(rendered(view));
    });
  }

  it('makes them after any other view', () => {
    const views = fc.constantFrom(...Object.values(VIEWS));
    fc.assert(
      fc.property(fc.array(views, { maxLength: 4 }), views, (before, view) => {
        expect(drawnOver([...before, view])).to.equal(drawnOver([view]));
      }),
    );
  });

  it('keeps the nodes that stay, with what the shopper has done there', () => {
    const root = shadow();
    const view = (text: string, isShown: boolean) => () => (
      <form>
        <input />
        <output>{text}</output>
        {isShown && <b>more</b>}
      </form>
    );
    const { draw } = createRestingRoot(root, { answers: false, redraw() {} });
    draw(view('1', false));
    const nodes = [...root.querySelectorAll('*')];
    const input = root.querySelector('input') as HTMLInputElement;
    input.value = 'typed';
    draw(view('2', true));
    expect([...root.querySelectorAll('*')].slice(0, 3).every((node, at) => node === nodes[at])).to
      .be.true;
    expect(input.value).to.equal('typed');
    expect(root.querySelector('output')?.textContent).to.equal('2');
    draw(view('2', false));
    expect(root.querySelector('b')).to.equal(null);
  });

  it('answers events where there is no component to do it', () => {
    const answered = (answers: boolean, times = 1) => {
      const root = shadow();
      const { draw } = createRestingRoot(root, { answers, redraw() {} });
      const presses: number[] = [];
      for (let time = 1; time <= times; time += 1) {
        draw(() => <button type="button" onClick={() => presses.push(time)} />);
      }
      root.querySelector('button')?.click();
      return presses;
    };
    expect(answered(true)).to.deep.equal([1]);
    expect(answered(true, 3), 'by the last handler').to.deep.equal([3]);
    expect(answered(false)).to.deep.equal([]);
  });

  it('makes another node of another key, and styles as properties', () => {
    const root = shadow();
    const { draw } = createRestingRoot(root, { answers: false, redraw() {} });
    const show = (key: string, colour: string) =>
      draw(() => (
        <b key={key} style={{ color: colour, '--_size': '2px' } as React.CSSProperties}>
          {key}
        </b>
      ));
    show('a', 'red');
    const first = root.firstElementChild as HTMLElement;
    expect(first.style.cssText).to.equal('color: red; --_size: 2px;');
    show('a', 'green');
    expect(root.firstElementChild).to.equal(first);
    expect(first.style.color).to.equal('green');
    show('b', 'green');
    expect(root.firstElementChild).not.to.equal(first);
    expect(root.childNodes.length).to.equal(1);
  });

  it('is not touched by what a page adds to every object (XS-17)', () => {
    Object.assign(Object.prototype, { title: 'polluted', children: 'polluted' });
    try {
      expect(drawnOver([() => <p className="plain" />])).to.equal('<p class="plain"></p>');
    } finally {
      for (const name of ['title', 'children']) Reflect.deleteProperty(Object.prototype, name);
    }
  });
});
