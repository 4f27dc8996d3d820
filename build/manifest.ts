import type * as cem from 'custom-elements-manifest';
import type { Attribute } from '../elements/declare/attributes.ts';
import { type AnyDeclaration, eventName, kebab } from '../elements/declare/declaration.ts';
import { DEFAULT_CONFIG } from '../logic/settings/shop-config.ts';
import type { PrintedParameter } from './print-type.ts';
import { readTypesOfTags, type TypesOfTags } from './types-of-tags.ts';

const named = (entries: Readonly<Record<string, string>>) =>
  Object.entries(entries).map(([name, description]) => ({ name, description }));

const className = (tag: string): string =>
  tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The default as source text; undefined where there is none. */
function defaultOf({ fallback, inherits }: Attribute<unknown>): string | undefined {
  const value = inherits ? DEFAULT_CONFIG[inherits] : fallback;
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return undefined;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

function fieldsOf(declaration: AnyDeclaration, types: TypesOfTags): cem.ClassMember[] {
  return Object.entries(declaration.attributes).map(([prop, attribute]) => {
    const fallback = defaultOf(attribute);
    const type = types.property(declaration.tag, prop);
    return {
      kind: 'field',
      name: prop,
      attribute: kebab(prop),
      privacy: 'public',
      type: { text: fallback === undefined ? `${type} | undefined` : type },
      description: attribute.description,
      ...(fallback === undefined ? {} : { default: fallback }),
      ...(attribute.reflects ? { reflects: true } : {}),
    };
  });
}

const parameterOf = ({ name, type, isOptional }: PrintedParameter): cem.Parameter => ({
  name,
  type: { text: type },
  ...(isOptional && { optional: true }),
});

function methodsOf(declaration: AnyDeclaration, types: TypesOfTags): cem.ClassMember[] {
  return Object.entries(declaration.methods).map(([name, { description }]) => {
    const { parameters, returns } = types.method(declaration.tag, name);
    return {
      kind: 'method',
      name,
      privacy: 'public',
      description,
      parameters: parameters.map(parameterOf),
      return: { type: { text: returns } },
    };
  });
}

/** The manifest's schema has no word for it, but takes more than it knows. */
interface ElementEvent extends cem.Event {
  cancelable?: true;
}

const BEFORE_ACT = 'Comes before the act, which `preventDefault()` stops.';

const eventsOf = ({ tag, events }: AnyDeclaration, types: TypesOfTags): ElementEvent[] =>
  Object.entries(events).map(([prop, { description, cancelable }]) => {
    const name = eventName(tag, prop);
    return {
      name,
      type: { text: types.event(name) },
      description: cancelable ? `${description} ${BEFORE_ACT}` : description,
      ...(cancelable && { cancelable }),
    };
  });

const UPDATE_COMPLETE: cem.ClassMember = {
  kind: 'field',
  name: 'updateComplete',
  readonly: true,
  privacy: 'public',
  type: { text: 'Promise<void>' },
  description: 'Resolves when the last change is on the page.',
};

function attributesOf(declaration: AnyDeclaration, types: TypesOfTags): cem.Attribute[] {
  return Object.entries(declaration.attributes).map(([prop, attribute]) => {
    const fallback = defaultOf(attribute);
    return {
      name: kebab(prop),
      fieldName: prop,
      type: { text: types.property(declaration.tag, prop) },
      description: attribute.description,
      ...(fallback === undefined ? {} : { default: fallback }),
    };
  });
}

function elementOf(declaration: AnyDeclaration, types: TypesOfTags): cem.CustomElementDeclaration {
  return {
    kind: 'class',
    customElement: true,
    name: className(declaration.tag),
    tagName: declaration.tag,
    summary: declaration.summary,
    description: declaration.summary,
    superclass: { name: 'HTMLElement', package: 'global:' },
    attributes: attributesOf(declaration, types),
    members: [...fieldsOf(declaration, types), ...methodsOf(declaration, types), UPDATE_COMPLETE],
    events: eventsOf(declaration, types),
    slots: named(declaration.slots),
    cssParts: named(declaration.parts),
    cssStates: named(declaration.states),
    cssProperties: named(declaration.cssProperties),
  };
}

/** The custom elements manifest of the library: what every tool and page about the tags is made from. */
export function createManifest(
  declarations: readonly AnyDeclaration[],
  types: TypesOfTags = readTypesOfTags(),
): cem.Package {
  const modules = declarations.map((declaration): cem.Module => {
    const element = elementOf(declaration, types);
    const path = `dist/elements/${declaration.tag.slice('shop-'.length)}.js`;
    const reference = { name: element.name, module: path };
    return {
      kind: 'javascript-module',
      path,
      summary: declaration.summary,
      declarations: [element],
      exports: [
        { kind: 'custom-element-definition', name: declaration.tag, declaration: reference },
      ],
    };
  });
  return { schemaVersion: '2.1.0', readme: 'README.md', modules };
}
