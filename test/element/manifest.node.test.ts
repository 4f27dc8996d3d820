import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type * as cem from 'custom-elements-manifest';
import '../../build/node-css.mjs';

type Element = cem.CustomElementDeclaration;

let elements: readonly Element[] = [];
let declarations: typeof import('../../elements/declarations.ts').declarations;

const element = (tag: string): Element | undefined =>
  elements.find(({ tagName }) => tagName === tag);

const eventType = (name: string): string | undefined =>
  elements.flatMap(({ events = [] }) => events).find((event) => event.name === name)?.type.text;

const attributeType = (tag: string, name: string): string | undefined =>
  element(tag)?.attributes?.find((attribute) => attribute.name === name)?.type?.text;

describe('the manifest', () => {
  before(async () => {
    const { createManifest } = await import('../../build/manifest.ts');
    ({ declarations } = await import('../../elements/declarations.ts'));
    elements = createManifest().modules.flatMap(
      (module) => (module.declarations ?? []) as Element[],
    );
  });

  it('has null for an event without a detail, never undefined (S11)', () => {
    assert.equal(eventType('shop-modal-open'), 'CustomEvent<null>');
    const types = elements.flatMap(({ events = [] }) => events.map(({ type }) => type.text));
    assert.deepEqual(
      types.filter((type) => /undefined>$/.test(type)),
      [],
    );
  });

  it('has the types of events with all their keywords', () => {
    assert.equal(
      eventType('shop-region-modal-restore'),
      "CustomEvent<{ mode: 'region' | 'regionAndZipcode' | 'zipcode' }>",
    );
    assert.equal(eventType('shop-minicart-load'), 'CustomEvent<{ count: number; basket: Basket }>');
    assert.equal(
      eventType('shop-file-field-reject'),
      "CustomEvent<{ file: File; reason: 'size' | 'type' }>",
    );
  });

  it('has the types of attributes, also those that every element has', () => {
    assert.equal(attributeType('shop-minicart', 'source'), "'ajax' | 'graphql'");
    assert.equal(attributeType('shop-minicart', 'one-click-href'), 'string');
    assert.equal(attributeType('shop-back-to-top', 'after'), 'number');
    assert.equal(attributeType('shop-date-picker', 'holidays'), 'readonly string[]');
    const field = element('shop-minicart')?.members?.find(({ name }) => name === 'oneClickHref');
    assert.equal(field && 'type' in field && field.type?.text, 'string | undefined');
  });

  it('has the parameters and results of methods', () => {
    const methods = elements.flatMap(({ members = [] }) =>
      members.filter((member): member is cem.ClassMethod => member.kind === 'method'),
    );
    const login = methods.find(({ name }) => name === 'login');
    assert.equal(login?.return?.type?.text, 'Promise<{ login: string }>');
    const cover = methods.find(({ parameters }) => parameters?.[0]?.name === 'message');
    assert.deepEqual(cover?.parameters, [
      { name: 'message', type: { text: 'string' }, optional: true },
    ]);
  });

  it('says which events are cancelable', () => {
    const refusable = declarations.flatMap(({ events }) =>
      Object.values(events).map(({ cancelable }) => cancelable),
    );
    const events = elements.flatMap(({ events: ofTag = [] }) => ofTag);
    assert.deepEqual(
      events.map((event) => Reflect.get(event, 'cancelable') === true),
      refusable,
    );
    assert.deepEqual(
      events.map(({ description = '' }) => description.includes('Comes before the act')),
      refusable,
    );
  });
});
