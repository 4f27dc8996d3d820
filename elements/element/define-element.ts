import { warnOfTakenTag } from '../advice/defined-tags.ts';
import type { AnyDeclaration } from '../declare/declaration.ts';
import { connectPlatform } from '../page/page-platform.ts';
import { createElementClass } from './element-class.ts';

/**
 * Defines the custom element of a declaration. If another library, or a second copy of this one, has defined the tag
 * already, keeps that definition.
 */
export function defineElement(declaration: AnyDeclaration): CustomElementConstructor {
  connectPlatform();
  const existing = customElements.get(declaration.tag);
  if (!existing) {
    const ElementClass = createElementClass(declaration);
    customElements.define(declaration.tag, ElementClass);
    return ElementClass;
  }
  // a second copy of this library is reported by connectPlatform()
  if (__DEV__ && !Reflect.has(existing, 'declaration')) warnOfTakenTag(declaration.tag);
  return existing;
}
