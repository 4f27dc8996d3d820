import { expect } from '@open-wc/testing';
import { createElement, type ReactNode } from 'react';
import { safeParse } from 'valibot';
import { declarations } from '../../elements/declarations.ts';
import type { Attribute } from '../../elements/declare/attributes.ts';
import type { AnyDeclaration } from '../../elements/declare/declaration.ts';
import { kebab } from '../../elements/declare/names.ts';
import { defineElement } from '../../elements/element/define-element.ts';
import { installFakePlatform } from '../kit/fake-platform.ts';
import '../kit/guard.ts';
import { sortedMarkup } from '../kit/shadow.ts';
import { clearPage, move, newTag, settled } from './probes.ts';

type Tag = HTMLElement & { readonly updateComplete: Promise<void> };

const everyTag: readonly AnyDeclaration[] = declarations;

/** The test element under a unique name, so that each test decides when it is defined. */
const underNewName = (declaration: AnyDeclaration): AnyDeclaration => ({
  ...declaration,
  tag: newTag(),
  activate: 'ready',
});

const content = (tag: Tag): string => sortedMarkup(tag).replaceAll(/:[\w-]+:|«\w+»|_r_\w+_/g, 'id');

async function rendered(tag: Element | null): Promise<string> {
  if (!tag?.isConnected) document.body.append(tag as Element);
  await (tag as Tag).updateComplete;
  return content(tag as Tag);
}

/** Every way in which a page creates an element. */
const CREATIONS: Record<string, (name: string) => Element | null> = {
  createElement: (name) => document.createElement(name),
  innerHTML: (name) => {
    document.body.innerHTML = `<${name}></${name}>`;
    return document.body.firstElementChild;
  },
  'a clone': (name) => document.createElement(name).cloneNode(true) as Element,
  'an imported template': (name) => {
    const template = document.createElement('template');
    template.innerHTML = `<${name}></${name}>`;
    return document.importNode(template.content, true).firstElementChild;
  },
  DOMParser: (name) => {
    const parsed = new DOMParser().parseFromString(`<${name}></${name}>`, 'text/html');
    return document.adoptNode(parsed.body.firstElementChild as Element);
  },
};

const SAMPLES = ['{}', '[]', 'sample', '2026-01-05', '12:30', 'de', '0,00', '7'];

/** A valid text for an attribute with a value other than its default. */
function sampleOf({ schema, isFlag }: Attribute<unknown>): string {
  if (isFlag) return 'true';
  const options: unknown = Reflect.get(schema, 'options');
  // for a union, which also has `options`, these are schemas
  const word: unknown = Array.isArray(options) ? options.at(-1) : undefined;
  if (typeof word === 'string') return word;
  return SAMPLES.find((sample) => safeParse(schema, sample).success) ?? '';
}

/** The property value for a text; undefined if it is malformed. */
function propertyFor({ schema, toProperty }: Attribute<unknown>, text: string): unknown {
  const { success, output } = safeParse(schema, text);
  if (!success) return undefined;
  return toProperty ? toProperty(output) : output;
}

/** The value of the property while the attribute has this text. */
function meaningOf(attribute: Attribute<unknown>, text: string | null, absent: unknown): unknown {
  const isEmpty = text === '' && !attribute.isFlag && !attribute.takesEmpty;
  if (text === null || isEmpty) return absent;
  const { success } = safeParse(attribute.schema, text);
  return success ? propertyFor(attribute, text) : absent;
}

async function takesEveryText(tag: Tag, prop: string, attribute: Attribute<unknown>) {
  const name = kebab(prop);
  const absent: unknown = Reflect.get(tag, prop);
  const sample = sampleOf(attribute);
  for (const text of [sample, '{malformed', '', sample, null]) {
    if (text === null) tag.removeAttribute(name);
    else tag.setAttribute(name, text);
    await tag.updateComplete;
    const expected = meaningOf(attribute, text, absent);
    expect(Reflect.get(tag, prop), `${name}=${text}`).to.deep.equal(expected);
  }
}

/** The attributes with a property of their own: not those whose name is a method, such as `apply()`. */
const propertiesOf = ({ attributes, methods }: AnyDeclaration) =>
  Object.entries(attributes).filter(([prop]) => !Object.hasOwn(methods, prop));

type Props = Readonly<Record<string, unknown>>;

/** The test element; `last` contains the props of its component's last render. */
function watched(declaration: AnyDeclaration) {
  const renamed = underNewName(declaration);
  const seen: { last: Props } = { last: {} };
  const Shown = renamed.component as ((props: Props) => ReactNode) | undefined;
  const component =
    Shown &&
    ((props: Props) => {
      seen.last = props;
      return createElement(Shown, props);
    });
  return { renamed: { ...renamed, ...(component && { component }) } as AnyDeclaration, seen };
}

/** Actions of a page on a tag, in the same task in which it sets a property. */
const actsOf = ({ methods }: AnyDeclaration): ((tag: Tag) => unknown)[] => [
  ...Object.keys(methods).map((name) => (tag: Tag) => Reflect.get(tag, name).call(tag)),
  (tag) => tag.click(),
];

for (const declaration of everyTag) {
  describe(`<${declaration.tag}> behaves like any element`, () => {
    beforeEach(() => {
      installFakePlatform();
    });
    afterEach(clearPage);

    it('is the same however it is created or upgraded (CE-01, CE-20)', async () => {
      const renamed = underNewName(declaration);
      const early = document.createElement(renamed.tag);
      document.body.append(early);
      defineElement(renamed);
      const upgraded = await rendered(early);
      await clearPage();
      for (const [way, create] of Object.entries(CREATIONS)) {
        expect(await rendered(create(renamed.tag)), way).to.equal(upgraded);
        await clearPage();
      }
    });

    it('accepts each attribute set, changed, emptied, removed and malformed (CE-03)', async () => {
      const renamed = underNewName(declaration);
      defineElement(renamed);
      const { warn } = console;
      console.warn = () => {};
      const tag = document.createElement(renamed.tag) as Tag;
      document.body.append(tag);
      for (const [prop, attribute] of propertiesOf(renamed)) {
        await takesEveryText(tag, prop, attribute);
      }
      console.warn = warn;
    });

    it('applies properties set before the upgrade (CE-02)', async () => {
      const renamed = underNewName(declaration);
      const tag = document.createElement(renamed.tag) as Tag;
      const samples = propertiesOf(renamed).map(([prop, attribute]) => {
        return [prop, propertyFor(attribute, sampleOf(attribute))] as const;
      });
      for (const [prop, value] of samples) Reflect.set(tag, prop, value);
      document.body.append(tag);
      defineElement(renamed);
      await tag.updateComplete;
      for (const [prop, value] of samples) {
        const expected = value ?? renamed.attributes[prop]?.fallback;
        expect(Reflect.get(tag, prop), prop).to.deep.equal(expected);
        expect(Object.hasOwn(tag, prop), prop).to.equal(false);
      }
    });

    it('uses values set in the same task in each method and click (S1)', async () => {
      const { renamed, seen } = watched(declaration);
      if (!renamed.component) return;
      defineElement(renamed);
      for (const act of actsOf(renamed)) {
        const tag = document.createElement(renamed.tag) as Tag;
        await rendered(tag);
        for (const [prop, attribute] of propertiesOf(renamed)) {
          Reflect.set(tag, prop, sampleOf(attribute));
        }
        const expected = propertiesOf(renamed).map(([prop]) => Reflect.get(tag, prop));
        // a method may reject, because nothing responds
        Promise.resolve(act(tag)).catch(() => undefined);
        const got = propertiesOf(renamed).map(([prop, { toProperty }]) => {
          const value = seen.last[prop];
          return toProperty ? toProperty(value) : value;
        });
        expect(got).to.deep.equal(expected);
        await clearPage();
      }
    });

    it('keeps its content when it is moved and reconnected 100 times (CE-06, CE-08)', async () => {
      const renamed = underNewName(declaration);
      defineElement(renamed);
      const tag = document.createElement(renamed.tag) as Tag;
      await rendered(tag);
      const nodes = [...(tag.shadowRoot?.childNodes ?? [])];
      const other = document.body.appendChild(document.createElement('div'));
      move(tag, other);
      for (let at = 0; at < 100; at += 1) {
        tag.remove();
        other.append(tag);
      }
      await settled();
      await tag.updateComplete;
      const after = [...(tag.shadowRoot?.childNodes ?? [])];
      expect(after.every((node, at) => node === nodes[at])).to.equal(true);
      expect(after).to.have.length(nodes.length);
    });

    it('unmounts when it is removed and renders the same when it is reinserted (CE-07)', async () => {
      const renamed = underNewName(declaration);
      defineElement(renamed);
      const tag = document.createElement(renamed.tag) as Tag;
      const first = await rendered(tag);
      tag.remove();
      await settled();
      expect(tag.shadowRoot?.innerHTML).to.equal('<slot></slot>');
      expect(await rendered(tag)).to.equal(first);
    });

    it('never deletes its children', async () => {
      const renamed = underNewName(declaration);
      defineElement(renamed);
      const tag = document.createElement(renamed.tag) as Tag;
      tag.innerHTML = '<p>Fallback</p>';
      await rendered(tag);
      tag.remove();
      await settled();
      expect(tag.innerHTML).to.equal('<p>Fallback</p>');
    });
  });
}
