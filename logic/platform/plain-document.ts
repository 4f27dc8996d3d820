import { byHost } from '../state/by-host.ts';

/** Whether the page's own member is meant: a method, though the page has replaced it, or what the platform lacks. */
const isOwn = (page: Document, name: string | symbol): boolean =>
  typeof Reflect.get(page, name) === 'function' || !(name in Document.prototype);

/** Elements and windows are objects; `location` cannot be hidden. */
const isHidden = (page: Document, name: string): boolean =>
  !isOwn(page, name) && typeof Reflect.get(page, name) === 'object';

/** Reads what the platform has under a name, and the page's own where no element can hide it. */
const standInOf = byHost(
  (page: Document): Document =>
    new Proxy(page, {
      get(_, name) {
        const member = Reflect.get(isOwn(page, name) ? page : Document.prototype, name, page);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]) => {
          const result = member.apply(page, args);
          // Preact asks each element for its document
          if (name === 'createElementNS') givePlainDocument(result);
          return result;
        };
      },
      set: (_, name, value) => Reflect.set(Document.prototype, name, value, page),
    }),
);

/**
 * The document, for those who read its members. A form, a picture or a frame hides the member of its name
 * (`<form name="createElement">`); then it is a stand-in, which reads what the platform has.
 */
export const plainDocument = (page = document): Document =>
  Object.getOwnPropertyNames(page).some((name) => isHidden(page, name)) ? standInOf(page) : page;

const ownerOf = (node: Node): Document =>
  Reflect.get(Node.prototype, 'ownerDocument', node) ?? document;

/** The plain document of a node, also of a form whose own members its inputs hide. */
export const documentOf = (node: Node): Document => plainDocument(ownerOf(node));

/** Lets a renderer find the plain document, which asks the node that it renders into. */
export function givePlainDocument(node: Node): void {
  const [page, plain] = [ownerOf(node), documentOf(node)];
  if (plain !== page) Object.defineProperty(node, 'ownerDocument', { value: plain });
}

/** The tree in which names are looked up: the page, or a shadow root of the page. */
export type Root = Document | ShadowRoot;

/** The tree of a node; of one that is off the page, its document. */
export function rootOf(node: Node): Root {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : documentOf(node);
}
