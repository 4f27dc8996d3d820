import type * as cem from 'custom-elements-manifest';
import { declarations } from '../elements/declarations.ts';
import type { Attribute } from '../elements/declare/attributes.ts';
import type { AnyDeclaration } from '../elements/declare/declaration.ts';
import type { AnyDocs, AttributeDocs } from '../elements/declare/docs.ts';
import { eventName, kebab } from '../elements/declare/names.ts';
import { docs } from '../elements/docs.ts';
import { DEFAULT_CONFIG } from '../logic/settings/shop-config.ts';
import type { PrintedParameter } from './print-type.ts';
import { readTypesOfTags, type TypesOfTags } from './types-of-tags.ts';

/** A tag with its docs, and the types of all tags. */
interface Source {
  readonly declaration: AnyDeclaration;
  readonly docs: AnyDocs;
  readonly types: TypesOfTags;
}

const named = (texts: Readonly<Record<string, string>> = {}) =>
  Object.entries(texts).map(([name, description]) => ({ name, description }));

const className = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The default as source text; undefined when there is none. */
function defaultOf({ fallback, inherits }: Attribute<unknown>): string | undefined {
  const value = inherits ? DEFAULT_CONFIG[inherits] : fallback;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

const textOf = (docs: AttributeDocs = ''): string => {
  if (typeof docs === 'string') return docs;
  const { description, data, atLeast, above } = docs;
  if (above !== undefined) return `${description} Above ${above}.`;
  if (atLeast !== undefined) return `${description} At least ${atLeast}.`;
  return data ? `${description} Its JSON Schema is \`schemas/${data}.json\`.` : description;
};

/** Whether a property is a method, and an attribute of the same name has no property. */
const isMethod = ({ declaration }: Source, name: string): boolean =>
  Object.hasOwn(declaration.methods, name);

function fieldsOf({ declaration, docs, types }: Source): cem.ClassMember[] {
  return Object.entries(declaration.attributes).map(([prop, attribute]) => {
    const fallback = defaultOf(attribute);
    const type = types.property(declaration.tag, prop);
    return {
      kind: 'field',
      name: prop,
      attribute: kebab(prop),
      privacy: 'public',
      type: { text: fallback === undefined ? `${type} | undefined` : type },
      description: textOf(docs.attributes?.[prop]),
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(attribute.reflects ? { reflects: true } : {}),
    };
  });
}

function computedOf({ declaration, docs, types }: Source): cem.ClassMember[] {
  return Object.keys(declaration.computed).map((name) => ({
    kind: 'field',
    name,
    readonly: true,
    privacy: 'public',
    type: { text: types.computed(declaration.tag, name) },
    description: docs.computed?.[name] ?? '',
  }));
}

const parameterOf = ({ name, type, isOptional }: PrintedParameter): cem.Parameter => ({
  name,
  type: { text: type },
  ...(isOptional && { optional: true }),
});

function methodsOf({ declaration, docs, types }: Source): cem.ClassMember[] {
  return Object.keys(declaration.methods).map((name) => {
    const { parameters, returns } = types.method(declaration.tag, name);
    return {
      kind: 'method',
      name,
      privacy: 'public',
      description: docs.methods?.[name] ?? '',
      parameters: parameters.map(parameterOf),
      return: { type: { text: returns } },
    };
  });
}

/** The manifest's schema does not define `cancelable`, but allows additional properties. */
interface ElementEvent extends cem.Event {
  cancelable?: true;
}

/** What `preventDefault()` prevents. */
const stopped = (prevented = ''): string =>
  prevented && ` Comes before the act; after \`preventDefault()\` ${prevented}.`;

function eventsOf({ declaration, docs, types }: Source): ElementEvent[] {
  const { tag, events } = declaration;
  return Object.entries(events).map(([prop, { cancelable }]) => {
    const name = eventName(tag, prop);
    const description = docs.events?.[prop] ?? '';
    return {
      name,
      type: { text: types.event(name) },
      description: description + stopped(docs.prevented?.[prop]),
      ...(cancelable && { cancelable }),
    };
  });
}

const UPDATE_COMPLETE: cem.ClassMember = {
  kind: 'field',
  name: 'updateComplete',
  readonly: true,
  privacy: 'public',
  type: { text: 'Promise<void>' },
  description: 'Resolves when the last change is on the page.',
};

function attributesOf(source: Source): cem.Attribute[] {
  const { declaration, docs, types } = source;
  return Object.entries(declaration.attributes).map(([prop, attribute]) => {
    const fallback = defaultOf(attribute);
    return {
      name: kebab(prop),
      ...(!isMethod(source, prop) && { fieldName: prop }),
      type: { text: types.property(declaration.tag, prop) },
      description: textOf(docs.attributes?.[prop]),
      ...(fallback === undefined ? {} : { default: fallback }),
    };
  });
}

function elementOf(source: Source): cem.CustomElementDeclaration {
  const { declaration, docs } = source;
  const fields = fieldsOf(source).filter(({ name }) => !isMethod(source, name));
  return {
    kind: 'class',
    customElement: true,
    name: className(declaration.tag),
    tagName: declaration.tag,
    summary: docs.summary.en,
    description: docs.summary.en,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributesOf(source),
    members: [...fields, ...computedOf(source), ...methodsOf(source), UPDATE_COMPLETE],
    events: eventsOf(source),
    slots: named(docs.slots),
    cssParts: named(docs.parts),
    cssStates: named(docs.states),
    cssProperties: named(docs.cssProperties),
  };
}

function moduleOf(source: Source): cem.Module {
  const { tag } = source.declaration;
  const element = elementOf(source);
  const path = `dist/elements/${tag.slice('shop-'.length)}.js`;
  const declaration = { name: element.name, module: path };
  return {
    kind: 'javascript-module',
    path,
    summary: source.docs.summary.en,
    declarations: [element],
    exports: [{ kind: 'custom-element-definition', name: tag, declaration }],
  };
}

/** The custom elements manifest of the library, from which tools and pages about the tags are generated. */
export function createManifest(): cem.Package {
  const types = readTypesOfTags();
  const modules = declarations.map((declaration) =>
    moduleOf({ declaration, docs: docs[declaration.tag], types }),
  );
  return { schemaVersion: '2.1.0', readme: 'README.md', modules };
}

/** The nesting depth of a tag's members in the JSON. */
const MEMBER_DEPTH = 6;

/** The manifest as JSON with a line for each member of a tag, so that a change of one is a line. */
export function manifestText(value: unknown, depth = 0): string {
  if (depth === MEMBER_DEPTH || typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  const lines = Object.entries(value).map(([key, part]) => {
    const name = Array.isArray(value) ? '' : `${JSON.stringify(key)}: `;
    return name + manifestText(part, depth + 1);
  });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join(',\n')}\n${close}`;
}
