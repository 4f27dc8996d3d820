import { expect } from '@open-wc/testing';
import { createManifest } from '../../build/manifest.ts';
import { declarations } from '../../elements/declarations.ts';
import { modalElement } from '../../elements/modal.element.ts';
import { registerElements } from '../../elements/register.ts';
import type {} from '../../elements/tag-types.ts';
import { nextEvent } from '../shared/next-event.ts';
import '../shared/guard.ts';
import { clearPage } from './probes.ts';

registerElements([modalElement]);

const declaredEvents = createManifest(declarations)
  .modules.flatMap((module) => module.declarations ?? [])
  .flatMap((declaration) => ('events' in declaration ? (declaration.events ?? []) : []));

describe('events of the tags', () => {
  afterEach(clearPage);

  it('carry null where there is nothing to say, as their type and the manifest have it (S11)', async () => {
    const modal = document.body.appendChild(document.createElement('shop-modal'));
    await modal.updateComplete;
    const opened = nextEvent(modal, 'shop-modal-open');
    modal.show();
    const detail: null = (await opened).detail;
    expect(detail).to.equal(null);
    expect(
      declaredEvents.filter(({ type }) => type.text === 'CustomEvent<null>'),
    ).to.not.have.length(0);
    expect(declaredEvents.filter(({ type }) => /undefined>$/.test(type.text))).to.deep.equal([]);
  });

  it('are cancelable in the manifest where they can be refused', () => {
    const refusable = declarations.flatMap(({ events }) =>
      Object.values(events).map(({ cancelable }) => cancelable || undefined),
    );
    expect(declaredEvents.map((event) => Reflect.get(event, 'cancelable'))).to.deep.equal(
      refusable,
    );
  });
});
