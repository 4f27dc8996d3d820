import { expect, fixture, html } from '@open-wc/testing';
import { useState } from 'react';
import { declareElement } from '../../elements/declare/declaration.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import type { Environment } from '../../react/host/environment.ts';
import { useModuleOnClick } from '../../react/host/use-module-on-click.ts';
import { newTag } from '../element/probes.ts';
import { stopClock } from '../kit/clock.ts';
import { settle } from '../kit/fake-clock.ts';
import '../kit/guard.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import { part, text } from '../kit/shadow.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };
type Word = string;

/** A button whose click shows the word in a module; `come` and `fail` settle the import. */
async function pressed() {
  const { promise, resolve: come, reject: fail } = Promise.withResolvers<Word>();
  const load = () => promise;
  const component = ({ env }: { env: Environment }) => {
    const [isOpen, setOpen] = useState(false);
    const [isMissing, setMissing] = useState(false);
    const { module, handleClick } = useModuleOnClick(env, load, false);
    const handlers = { act: () => setOpen(true), otherwise: () => setMissing(true) };
    return (
      <button type="button" part="button" onClick={() => handleClick(handlers)}>
        {isMissing ? 'missing' : isOpen && module}
      </button>
    );
  };
  const name = newTag();
  const activate = 'ready';
  defineElement(declareElement({ tag: name, component, activate, attributes: {}, events: {} }));
  const tag = document.createElement(name) as Tag;
  const place = await fixture(html`<div></div>`);
  place.append(tag);
  await tag.updateComplete;
  part(tag, 'button').click();
  return { tag, place, come, fail, word: () => text(part(tag, 'button')) };
}

describe('a click that waits for its module, while a script removes the element', () => {
  beforeEach(() => {
    installFakePlatform();
  });

  for (const [when, order] of Object.entries({
    'before the module': ['back', 'come'],
    'after the module': ['come', 'back'],
  })) {
    it(`is handled if the element is reinserted ${when} (AT15)`, async () => {
      const { tag, place, come, word } = await pressed();
      const clock = stopClock();
      const steps: Record<string, () => void> = {
        back: () => place.append(tag),
        come: () => come('shown'),
      };
      tag.remove();
      for (const step of order) {
        await clock.tickAsync(30);
        expect(word()).to.equal('');
        steps[step]?.();
      }
      await clock.tickAsync(1000);
      await settle();
      expect(word()).to.equal('shown');
    });
  }

  it('is handled without the module if that fails (AT15)', async () => {
    const { tag, place, fail, word } = await pressed();
    tag.remove();
    fail(new Error('lost'));
    await settle();
    place.append(tag);
    await settle();
    expect(word()).to.equal('missing');
  });

  it('is dropped if the element stays removed for a second longer than the module loads (AT15)', async () => {
    const { tag, place, come, word } = await pressed();
    const clock = stopClock();
    tag.remove();
    await clock.tickAsync(2000);
    come('shown');
    await clock.tickAsync(1000);
    place.append(tag);
    await settle();
    expect(word()).to.equal('');
  });

  it('is handled if the module takes longer than a second (AT15)', async () => {
    const { tag, place, come, word } = await pressed();
    const clock = stopClock();
    tag.remove();
    await clock.tickAsync(2000);
    come('shown');
    await clock.tickAsync(30);
    place.append(tag);
    await clock.tickAsync(30);
    await settle();
    expect(word()).to.equal('shown');
  });
});
