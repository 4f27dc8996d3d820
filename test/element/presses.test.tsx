import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { declareElement } from '../../elements/declare/declaration.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import type { ShopElement } from '../../elements/element/shop-element.ts';
import { MODULE_LIMIT_MS, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { useState } from '../../react/resting/hooks.ts';
import { letTagsRest } from '../kit/awake.ts';
import { stopClock } from '../kit/clock.ts';
import { settle } from '../kit/fake-clock.ts';
import { expectErrors } from '../kit/guard.ts';
import { press as pressKeys, type as typeText } from '../kit/keyboard.ts';
import { click } from '../kit/mouse.ts';
import { waitUntil } from '../kit/wait-until.ts';
import { clearPage, freshTag } from './probes.ts';

/** Who answered what, in order: the component, or the browser as without script. */
let answers: string[] = [];

interface Answers {
  onPress?: (name: string, event: { preventDefault(): void }) => void;
  onSend?: (event: { preventDefault(): void }) => void;
  onKey?: (key: string) => void;
}

/** Everything that a shopper can press. */
function Controls({ onPress, onSend, onKey }: Answers) {
  const answer = (name: string) => ({
    onClick: onPress && ((event: { preventDefault(): void }) => onPress(name, event)),
  });
  return (
    <form method="dialog" onSubmit={onSend}>
      <label>
        Text <input name="text" />
      </label>
      <label>
        Tick <input type="checkbox" name="tick" />
      </label>
      <button type="button" name="button" {...answer('button')}>
        <svg width="9" height="9" aria-hidden="true" />
        <span>Button</span>
      </button>
      <a href="#link" {...answer('link')}>
        To the link
      </a>
      <a href="#window" target="_blank" {...answer('window')}>
        Window
      </a>
      <details>
        <summary {...answer('summary')}>More</summary>
      </details>
      <div
        role="combobox"
        aria-expanded={false}
        aria-controls="none"
        tabIndex={0}
        onKeyDown={onKey && (({ key }: { key: string }) => onKey(key))}
      >
        Choose
      </div>
      <button type="submit">Send</button>
    </form>
  );
}

const AtRest = () => <Controls />;

function Awake() {
  const [, setCount] = useState(0);
  const answer = (name: string) => {
    answers.push(name);
    setCount((count) => count + 1);
  };
  const send = (event: { preventDefault(): void }) => {
    event.preventDefault();
    answer('sent');
  };
  const press = (name: string, event: { preventDefault(): void }) => {
    if (name === 'link') event.preventDefault();
    answer(name);
  };
  return <Controls onPress={press} onSend={send} onKey={answer} />;
}

/** A tag at rest whose component comes when the test says so. */
async function mountControls() {
  const tag = freshTag();
  let coming = Promise.withResolvers<typeof Awake>();
  coming.promise.catch(() => undefined);
  const component = () => coming.promise;
  const declaration = declareElement({
    tag,
    rest: AtRest,
    component,
    activate: 'ready',
    attributes: {},
    events: {},
  });
  letTagsRest();
  defineElement(declaration);
  const element = document.createElement(tag) as unknown as ShopElement;
  document.body.append(element);
  await element.updateComplete;
  const shadow = element.shadowRoot as ShadowRoot;
  shadow.addEventListener('submit', noteSent);
  return {
    element,
    shadow,
    find: <E extends HTMLElement>(selector: string) => shadow.querySelector(selector) as E,
    come: () => coming.resolve(Awake),
    fail() {
      coming.reject(new Error('404'));
      coming = Promise.withResolvers();
    },
  };
}

type Controlled = Awaited<ReturnType<typeof mountControls>>;

/** A task of the browser, after what is due now. */
const task = () => new Promise((resolve) => setTimeout(resolve));

/** Until the component has come, and a press that was given again has reached its answer. */
async function answered({ element }: Controlled): Promise<void> {
  await waitUntil(() => element.matches(':state(awake)'), 'the component');
  await task();
  await element.updateComplete;
}

/** Notes a link that the browser follows by itself, and keeps it from leaving the page. */
function noteFollowed(event: Event): void {
  const [target] = event.composedPath();
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  answers.push(`native ${link.getAttribute('href')}`);
}

/** Notes a form that the browser sends by itself: known once all have seen the event. */
const noteSent = (event: Event): void =>
  queueMicrotask(() => event.defaultPrevented || answers.push('native sent'));

/** Ways to press a control. */
const WAYS = {
  'the mouse': click,
  'assistive technology': async (control: HTMLElement) => control.click(),
  Enter: async (control: HTMLElement) => {
    control.focus();
    await pressKeys('Enter');
  },
};

/** Who answers what. */
const ANSWERS = {
  '[name=button]': { component: 'button', browser: undefined },
  '[href="#link"]': { component: 'link', browser: 'native #link' },
  '[type=submit]': { component: 'sent', browser: 'native sent' },
} as const;

/** One press, or some at once, and what the network does meanwhile. */
const visits = fc.record({
  selector: fc.constantFrom(...(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])),
  presses: fc.integer({ min: 1, max: 3 }),
  pressAtMs: fc.integer({ min: 0, max: 3000 }),
  comesAtMs: fc.integer({ min: 0, max: 7000 }),
  comesNearAtMs: fc.integer({ min: 0, max: 6000 }),
  fails: fc.boolean(),
});

type Visit = typeof visits extends fc.Arbitrary<infer T> ? T : never;

/** Whether the component is there before the press, or while it waits and the loading is not given up. */
function comesInTime({ pressAtMs, comesAtMs, comesNearAtMs, fails }: Visit): boolean {
  const triedFrom = Math.min(pressAtMs, comesNearAtMs);
  const limit = Math.min(pressAtMs + PRESS_LIMIT_MS, triedFrom + MODULE_LIMIT_MS);
  return !fails && (comesAtMs <= pressAtMs || comesAtMs < limit);
}

/** Whether the component has come, and the tag has had a sign to wake. */
const isDue = ({ pressAtMs, comesAtMs, comesNearAtMs, fails }: Visit, now: number): boolean =>
  !fails && now >= Math.max(comesAtMs, Math.min(pressAtMs, comesNearAtMs));

/** Pays a visit; gives how many answers its presses have to get: those that wait at once are one. */
async function pay(visit: Visit, clock: ReturnType<typeof stopClock>): Promise<number> {
  answers = [];
  const { element, find, come, fail } = await mountControls();
  let times = 1;
  const press = () => {
    if (element.matches(':state(awake)')) times = visit.presses;
    for (let at = 0; at < visit.presses; at++) find(visit.selector).click();
  };
  const plan: (readonly [number, () => unknown])[] = [
    [visit.comesAtMs, visit.fails ? fail : come],
    [visit.pressAtMs, press],
    [visit.comesNearAtMs, () => element.dispatchEvent(new PointerEvent('pointerenter'))],
  ];
  let now = 0;
  for (const [at, act] of plan.sort(([a], [b]) => a - b)) {
    await clock.tickAsync(at - now);
    now = at;
    act();
    // the clock stands still while what the act asks for is imported and drawn
    await new Promise(requestAnimationFrame);
    await settle();
    if (isDue(visit, now)) await element.wake();
  }
  await clock.tickAsync(9000);
  await settle();
  element.remove();
  return times;
}

describe('a press on a tag at rest (P15)', () => {
  // a press waits for three seconds, in which a busy machine may not have loaded React
  before(() => import('../../react/awake/root.tsx'));

  beforeEach(() => {
    answers = [];
    addEventListener('click', noteFollowed);
  });

  afterEach(async () => {
    removeEventListener('click', noteFollowed);
    await clearPage();
  });

  for (const [way, press] of Object.entries(WAYS)) {
    for (const [selector, answer] of [
      ['[name=button]', 'button'],
      ['[href="#link"]', 'link'],
      ['summary', 'summary'],
    ] as const) {
      it(`on a ${answer} by ${way} is answered once`, async () => {
        const controls = await mountControls();
        await press(controls.find(selector));
        expect(answers).to.deep.equal([]);
        controls.come();
        await answered(controls);
        expect(answers).to.deep.equal([answer]);
        if (answer === 'summary') {
          expect(controls.find<HTMLDetailsElement>('details').open).to.equal(true);
        }
      });
    }
  }

  it('is the same press in all parts of a control, and another one on another control', async () => {
    const controls = await mountControls();
    controls.find('span').click();
    controls.find('[name=button]').click();
    controls.find('summary').click();
    controls.come();
    await answered(controls);
    expect(answers).to.deep.equal(['button', 'summary']);
  });

  it('ticks a box once, by its label', async () => {
    const controls = await mountControls();
    const box = controls.find<HTMLInputElement>('[name=tick]');
    await click(box.parentElement as HTMLElement);
    expect(box.checked).to.equal(false);
    controls.come();
    await answered(controls);
    expect(box.checked).to.equal(true);
  });

  it('leads to a text box at once, where the next keys go', async () => {
    const controls = await mountControls();
    const box = controls.find<HTMLInputElement>('[name=text]');
    controls.find('label').click();
    expect(controls.shadow.activeElement === box || document.activeElement !== controls.element).to
      .be.true;
    await click(box);
    await typeText('kub');
    expect(box.value).to.equal('kub');
    box.setSelectionRange(1, 2);
    controls.come();
    await answered(controls);
    await typeText('lo');
    expect([box.value, controls.shadow.activeElement === box]).to.deep.equal(['klob', true]);
  });

  it('on a link to another window is the browser’s at once: later it would be a popup', async () => {
    const controls = await mountControls();
    controls.find('[href="#window"]').click();
    expect(answers).to.deep.equal(['native #window']);
    controls.come();
    await controls.element.wake();
    await answered(controls);
    expect(answers).to.deep.equal(['native #window']);
  });

  it('sends a form once by Enter, with what was typed', async () => {
    const controls = await mountControls();
    controls.find('[name=text]').focus();
    await typeText('kubek');
    await pressKeys('Enter');
    expect(answers).to.deep.equal([]);
    controls.come();
    await answered(controls);
    expect(answers).to.deep.equal(['sent']);
    expect(controls.find<HTMLInputElement>('[name=text]').value).to.equal('kubek');
  });

  it('gives an arrow key to the control that understands it', async () => {
    const controls = await mountControls();
    controls.find('[role=combobox]').focus();
    await pressKeys('ArrowDown');
    expect(answers).to.deep.equal([]);
    controls.come();
    await answered(controls);
    expect(answers).to.deep.equal(['ArrowDown']);
  });

  it('keeps the order of presses and keys, and a press after a key is another one (P15)', async () => {
    const controls = await mountControls();
    // real keys take longer on a busy machine than a press waits
    const clock = stopClock();
    for (const [name, key] of [
      ['[name=button]', 'Enter'],
      ['[role=combobox]', 'ArrowDown'],
      ['[role=combobox]', 'ArrowUp'],
      ['[name=button]', 'Enter'],
    ] as const) {
      controls.find(name).focus();
      await pressKeys(key);
    }
    expect(answers).to.deep.equal([]);
    clock.uninstall();
    controls.come();
    await answered(controls);
    expect(answers).to.deep.equal(['button', 'ArrowDown', 'ArrowUp', 'button']);
  });

  it('waits for the end of a word that is being composed', async () => {
    const controls = await mountControls();
    const box = controls.find<HTMLInputElement>('[name=text]');
    box.focus();
    const compose = (type: string) =>
      box.dispatchEvent(new CompositionEvent(type, { bubbles: true, composed: true }));
    compose('compositionstart');
    controls.come();
    await task();
    expect(controls.element.matches(':state(awake)')).to.equal(false);
    box.value = '杯';
    compose('compositionend');
    await answered(controls);
    expect(controls.element.matches(':state(awake)')).to.equal(true);
    expect(box.value).to.equal('杯');
  });

  it('goes with a tag that leaves the page, and does not come back with it', async () => {
    const controls = await mountControls();
    controls.find('[href="#link"]').click();
    controls.element.remove();
    await Promise.resolve();
    document.body.append(controls.element);
    controls.come();
    await task();
    await task();
    expect(answers).to.deep.equal([]);
    controls.find('[name=button]').click();
    await answered(controls);
    expect(answers).to.deep.equal(['button']);
  });

  it('is answered in both of two tags, also where one press makes the other', async () => {
    const one = await mountControls();
    const other = await mountControls();
    one.element.addEventListener('click', () => other.find('summary').click());
    one.find('[name=button]').click();
    one.come();
    await answered(one);
    other.come();
    await answered(other);
    expect(answers).to.deep.equal(['button', 'summary']);
  });

  it('tells of a component that does not come once, and tries again at each sign', async () => {
    const controls = await mountControls();
    const failures: unknown[] = [];
    controls.element.addEventListener('shop-error', ({ detail }) => failures.push(detail.code));
    for (let attempt = 0; attempt < 3; attempt++) {
      controls.element.dispatchEvent(new PointerEvent('pointerenter'));
      await Promise.resolve();
      controls.fail();
      await task();
    }
    expect(failures).to.deep.equal(['module']);
    controls.find('[name=button]').click();
    controls.come();
    await answered(controls);
    expect(answers).to.deep.equal(['button']);
    expectErrors(/404/);
  });

  it('is answered exactly once, whenever it comes and whatever the modules do', async () => {
    const clock = stopClock();
    expectErrors(/404|did not come within/);
    await fc.assert(
      fc.asyncProperty(visits, async (visit) => {
        const times = await pay(visit, clock);
        const answer = ANSWERS[visit.selector][comesInTime(visit) ? 'component' : 'browser'];
        expect(answers).to.deep.equal(answer ? Array(times).fill(answer) : []);
      }),
      { seed: 42, numRuns: 100 },
    );
  });
});
