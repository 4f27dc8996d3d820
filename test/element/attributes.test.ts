import { expect } from '@open-wc/testing';
import { clearPage, createProbe, mountProbe, type ProbeElement, settled, shown } from './probes.ts';

const DEFAULTS = { kind: 'plain', size: 13, align: 'start', open: false, days: [] };

async function change(probe: ProbeElement, name: string, value: string | undefined) {
  if (value === undefined) probe.removeAttribute(name);
  else probe.setAttribute(name, value);
  await probe.updateComplete;
  return shown(probe);
}

/** The warnings on the console while something runs. */
async function warningsOf(run: () => Promise<unknown>): Promise<string[]> {
  const warned: string[] = [];
  const { warn } = console;
  console.warn = (text: string) => warned.push(text);
  try {
    await run();
  } finally {
    console.warn = warn;
  }
  return warned;
}

afterEach(clearPage);

describe('attributes', () => {
  it('have their documented defaults', async () => {
    const probe = await mountProbe();
    expect(shown(probe)).to.deep.equal(DEFAULTS);
    expect(probe.size).to.equal(13);
    expect(probe.name).to.equal(undefined);
  });

  it('restore the default when they are emptied or removed (CE-03)', async () => {
    const probe = await mountProbe();
    for (const [name, given, expected] of [
      ['name', 'a', 'a'],
      ['kind', 'b', 'b'],
      ['size', ' 7.5 ', 7.5],
      ['gap', '-1', -1],
      ['align', 'center', 'center'],
      ['days', ' a, b ,,', ['a', 'b']],
      ['data', '{"id": 3}', { id: 3 }],
    ] as const) {
      expect((await change(probe, name, given))[name], name).to.deep.equal(expected);
      expect(Reflect.get(probe, name), name).to.deep.equal(expected);
      expect(await change(probe, name, ''), name).to.deep.equal(DEFAULTS);
      await change(probe, name, given);
      expect(await change(probe, name, undefined), name).to.deep.equal(DEFAULTS);
    }
  });

  it('use the default for a number of only spaces (A2)', async () => {
    const probe = await mountProbe({ size: '1' });
    for (const blanks of [' ', '\u00a0', '\n\t ']) {
      await change(probe, 'size', '1');
      expect((await change(probe, 'size', blanks)).size).to.equal(13);
      expect(probe.size).to.equal(13);
    }
  });

  it('are on when present if boolean, except for false, 0 and n (CE-03)', async () => {
    const probe = await mountProbe();
    for (const [given, on] of [
      ['', true],
      ['open', true],
      ['true', true],
      ['1', true],
      ['false', false],
      ['0', false],
      ['n', false],
    ] as const) {
      expect((await change(probe, 'open', given)).open, given).to.equal(on);
    }
    expect((await change(probe, 'open', undefined)).open).to.equal(false);
  });

  it('are on when set as a boolean property, except to false or 0 (CE-03)', async () => {
    const probe = await mountProbe();
    for (const [given, on] of [
      [true, true],
      [1, true],
      ['', true],
      [0, false],
      ['0', false],
      [false, false],
    ] as const) {
      Reflect.set(probe, 'open', given);
      await probe.updateComplete;
      const reads = [shown(probe).open, probe.open, probe.hasAttribute('open')];
      expect(reads, String(given)).to.deep.equal([on, on, on]);
    }
  });

  it('reflect a boolean property that is on, also over an attribute that turns it off', async () => {
    for (const off of ['false', '0', 'n']) {
      const probe = await mountProbe({ open: off });
      probe.open = true;
      await probe.updateComplete;
      expect([probe.open, probe.getAttribute('open')], off).to.deep.equal([true, '']);
      probe.open = false;
      await probe.updateComplete;
      expect([probe.open, probe.getAttribute('open')], off).to.deep.equal([false, null]);
    }
  });

  it('use the default for an invalid value and warn the author once', async () => {
    const probe = await mountProbe();
    const tag = probe.localName;
    for (const [name, wrong, expectation] of [
      ['size', 'abc', 'a number, using 13.'],
      ['size', '12px', 'a number, using 13.'],
      ['size', '1,5', 'a number, using 13.'],
      ['gap', 'NaN', 'a number, using none.'],
      ['align', 'middle', 'one of start, center, using start.'],
      ['data', '{bad', 'a value of the documented shape, using none.'],
      ['data', '{"id":"x"}', 'a value of the documented shape, using none.'],
    ] as const) {
      const warned = await warningsOf(async () => {
        expect(await change(probe, name, wrong)).to.deep.equal(DEFAULTS);
        await change(probe, name, undefined);
        await change(probe, name, wrong);
        await change(probe, name, undefined);
      });
      expect(warned).to.deep.equal([
        `[${tag}] ${name}="${wrong}": expected ${expectation} See docs/tags/${tag}.md`,
      ]);
    }
  });

  it('use the default for an invalid property; null and undefined restore it', async () => {
    const probe = await mountProbe({ size: '5' });
    probe.size = 8;
    await probe.updateComplete;
    expect(shown(probe).size).to.equal(8);
    expect(probe.getAttribute('size')).to.equal('5');
    Reflect.set(probe, 'size', null);
    await probe.updateComplete;
    expect(shown(probe).size).to.equal(5);
    Reflect.set(probe, 'kind', undefined);
    await probe.updateComplete;
    expect(shown(probe).kind).to.equal('plain');
    Reflect.set(probe, 'size', '9');
    await probe.updateComplete;
    expect(shown(probe).size).to.equal(9);
  });

  for (const none of [undefined, null]) {
    it(`turn a reflected boolean property off by ${none}, also over its attribute`, async () => {
      const probe = await mountProbe({ open: '' });
      Reflect.set(probe, 'open', none);
      await probe.updateComplete;
      expect([probe.open, probe.hasAttribute('open')]).to.deep.equal([false, false]);
    });
  }

  it('never reflect objects, and accept a circular one', async () => {
    const probe = await mountProbe();
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    const warned = await warningsOf(async () => {
      Reflect.set(probe, 'data', circular);
      await probe.updateComplete;
    });
    expect(warned).to.have.length(1);
    expect(probe.hasAttribute('data')).to.equal(false);
    expect(shown(probe)).to.deep.equal(DEFAULTS);
  });
});

describe('structured data', () => {
  it('is read from property, attribute, child script, in this order', async () => {
    const probe = createProbe();
    probe.innerHTML = '<script type="application/json">{"id": 1}</script>';
    document.body.append(probe);
    await probe.updateComplete;
    expect(shown(probe).data?.id).to.equal(1);
    probe.setAttribute('data', '{"id": 2}');
    await probe.updateComplete;
    expect(shown(probe).data?.id).to.equal(2);
    probe.data = { id: 3 };
    await probe.updateComplete;
    expect(shown(probe).data?.id).to.equal(3);
  });

  it('is read from the child script if the attribute is empty', async () => {
    const probe = createProbe();
    probe.innerHTML = '<script type="application/json">{"id": 1}</script>';
    probe.setAttribute('data', '');
    document.body.append(probe);
    await probe.updateComplete;
    expect(shown(probe).data?.id).to.equal(1);
  });

  it('is returned as the effective value, however the property was set', async () => {
    const probe = await mountProbe();
    const warned = await warningsOf(async () => {
      for (const [name, given, expected] of [
        ['size', '7', 7],
        ['size', 'wide', 13],
        ['name', 5, '5'],
        ['open', 'false', false],
        ['days', 'a, b', ['a', 'b']],
        ['data', '{"id": 3}', { id: 3 }],
      ] as const) {
        Reflect.set(probe, name, given);
        await probe.updateComplete;
        expect(Reflect.get(probe, name), `${name} = ${given}`).to.deep.equal(expected);
      }
    });
    expect(warned).to.have.length(1);
  });

  it('follows a child script that changes', async () => {
    const probe = createProbe();
    document.body.append(probe);
    await probe.updateComplete;
    probe.insertAdjacentHTML('beforeend', '<script type="application/json">{"id": 1}</script>');
    await settled();
    await probe.updateComplete;
    expect(shown(probe).data?.id).to.equal(1);
  });

  it('ignores undeclared names (CE-24)', async () => {
    const probe = await mountProbe({ unknown: 'x' });
    Reflect.set(probe, 'stranger', 1);
    await probe.updateComplete;
    expect(shown(probe)).to.deep.equal(DEFAULTS);
  });

  it('is never a function from an on… attribute (CE-25)', async () => {
    const probe = await mountProbe({ 'on-load': 'alert', 'on-pick-one': 'alert', onload: '' });
    expect(probe.pick()).to.equal(true);
  });
});
