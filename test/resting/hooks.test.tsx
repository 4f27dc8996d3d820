import { expect } from '@open-wc/testing';
import { createRestingRoot } from '../../react/resting/draw.ts';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from '../../react/resting/hooks.ts';

/** A view in a shadow root of its own, drawn again as soon as a hook asks for it. */
function show<P extends object>(View: (props: P) => React.ReactNode) {
  const shadow = document.createElement('div').attachShadow({ mode: 'open' });
  let given: P;
  let drawings = 0;
  const root = createRestingRoot(shadow, { answers: true, redraw: () => draw(given) });
  function draw(props: P): void {
    given = props;
    drawings += 1;
    root.draw(() => <View {...props} />);
  }
  return { draw, stop: root.stop, drawings: () => drawings, text: () => shadow.textContent };
}

describe('the hooks of a view at rest', () => {
  it('keep a state, also one that a function makes', () => {
    let set: (next: number | ((before: number) => number)) => void = () => undefined;
    const view = show(() => {
      const [count, setCount] = useState(() => 2);
      set = setCount;
      return <b>{count}</b>;
    });
    view.draw({});
    set(5);
    expect(view.text()).to.equal('5');
    set((before) => before + 1);
    expect(view.text()).to.equal('6');
    const before = view.drawings();
    set(6);
    expect(view.drawings(), 'the same value').to.equal(before);
  });

  it('run an effect once the view is on the page, anew when what it depends on changes', () => {
    const log: string[] = [];
    const view = show<{ name: string; other?: number }>(({ name }) => {
      const ref = useRef<HTMLElement>(null);
      useLayoutEffect(() => {
        log.push(`begin ${name} in ${ref.current?.textContent}`);
        return () => void log.push(`end ${name}`);
      }, [name]);
      return <b ref={ref}>{name}</b>;
    });
    view.draw({ name: 'a' });
    view.draw({ name: 'a', other: 1 });
    view.draw({ name: 'b' });
    view.stop();
    expect(log).to.deep.equal(['begin a in a', 'end a', 'begin b in b', 'end b']);
  });

  it('remember values and functions by what they depend on', () => {
    const seen: unknown[] = [];
    const view = show<{ name: string }>(({ name }) => {
      const list = useMemo(() => [name], [name]);
      const say = useCallback(() => name, [name]);
      seen.push(list, say);
      return say();
    });
    for (const name of ['a', 'a', 'b']) view.draw({ name });
    expect(seen[0]).to.equal(seen[2]);
    expect(seen[1]).to.equal(seen[3]);
    expect(seen[4]).not.to.equal(seen[2]);
    expect(view.text()).to.equal('b');
  });

  it('follow what is outside, and end that with the view', () => {
    let value = 1;
    const listeners = new Set<() => void>();
    const change = (next: number) => {
      value = next;
      for (const listener of listeners) listener();
    };
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const view = show(() => useSyncExternalStore(subscribe, () => value));
    view.draw({});
    change(2);
    expect(view.text()).to.equal('2');
    const before = view.drawings();
    change(2);
    expect(view.drawings(), 'nothing new').to.equal(before);
    view.stop();
    expect(listeners.size).to.equal(0);
  });

  it('tell a developer of a hook that is not always called', () => {
    const view = show<{ more: boolean }>(({ more }) => {
      useRef(0);
      // biome-ignore lint/correctness/useHookAtTopLevel: the fault that is told
      if (more) useRef(1);
      return null;
    });
    view.draw({ more: false });
    expect(() => view.draw({ more: true })).to.throw(/calls other hooks/);
  });

  it('are those of each component, which comes and goes with what it keeps', () => {
    const log: string[] = [];
    const Mark = ({ name }: { name: string }) => {
      const [first] = useState(name);
      useLayoutEffect(() => {
        log.push(`begin ${name}`);
        return () => void log.push(`end ${name}`);
      }, [name]);
      return <i>{first}</i>;
    };
    const view = show<{ names: readonly string[] }>(({ names }) => {
      const [count] = useState(7);
      return (
        <b>
          {count}
          {names.map((name) => (
            <Mark key={name} name={name} />
          ))}
        </b>
      );
    });
    view.draw({ names: [] });
    view.draw({ names: ['a', 'b'] });
    view.draw({ names: ['b'] });
    expect(view.text()).to.equal('7b');
    view.draw({ names: ['c', 'b'] });
    expect(view.text()).to.equal('7cb');
    view.stop();
    expect(log).to.deep.equal(['begin a', 'begin b', 'end a', 'begin c', 'end c', 'end b']);
  });

  it('may fill an element that the view leaves empty, as a library does', () => {
    const view = show<{ name: string }>(({ name }) => {
      const ref = useRef<HTMLElement>(null);
      useLayoutEffect(() => ref.current?.append('its own'), []);
      return <b ref={ref} title={name} />;
    });
    view.draw({ name: 'a' });
    view.draw({ name: 'b' });
    expect(view.text()).to.equal('its own');
  });
});
