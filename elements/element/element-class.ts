import type { AnyDeclaration } from '../declare/declaration.ts';
import { kebab } from '../declare/names.ts';
import { answerCommands } from './invoker-commands.ts';
import { ShopElement } from './shop-element.ts';

/** The class of a declared element. */
export interface ShopElementClass extends CustomElementConstructor {
  readonly version: string;
  readonly declaration: AnyDeclaration;
}

const property = (name: string): PropertyDescriptor & ThisType<ShopElement> => ({
  enumerable: true,
  configurable: true,
  get() {
    return this.readProperty(name);
  },
  set(value: unknown) {
    this.writeProperty(name, value);
  },
});

const methodProperty = (name: string): PropertyDescriptor & ThisType<ShopElement> => ({
  configurable: true,
  writable: true,
  value(this: ShopElement, ...args: unknown[]) {
    return this.callMethod(name, args);
  },
});

/** A method with the name of an attribute: assigning the property, as frameworks do, sets the attribute's value. */
const methodOfAttribute = (name: string): PropertyDescriptor & ThisType<ShopElement> => ({
  configurable: true,
  get() {
    return (...args: unknown[]) => this.callMethod(name, args);
  },
  set(value: unknown) {
    this.writeProperty(name, value);
  },
});

const computedProperty = (name: string): PropertyDescriptor & ThisType<ShopElement> => ({
  configurable: true,
  get() {
    return this.compute(name);
  },
});

/** Creates the class of a declared element without defining the element. */
export function createElementClass(declaration: AnyDeclaration): ShopElementClass {
  const props = Object.keys(declaration.attributes);
  const hasMethods = Object.keys(declaration.methods).length > 0;
  const Base = declaration.formAssociated?.(ShopElement) ?? ShopElement;
  const ElementClass = class extends Base {
    static readonly observedAttributes = props.map(kebab);
    static readonly version = __VERSION__;
    static readonly declaration = declaration;

    constructor() {
      super(declaration);
      if (hasMethods) answerCommands(this, declaration.methods);
    }
  };
  for (const name of props) Object.defineProperty(ElementClass.prototype, name, property(name));
  for (const name of Object.keys(declaration.methods)) {
    const descriptor = props.includes(name) ? methodOfAttribute(name) : methodProperty(name);
    Object.defineProperty(ElementClass.prototype, name, descriptor);
  }
  for (const name of Object.keys(declaration.computed)) {
    Object.defineProperty(ElementClass.prototype, name, computedProperty(name));
  }
  return ElementClass;
}
