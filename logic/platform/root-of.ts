/** The tree in which names are looked up: the page, or a shadow root of the page. */
export type Root = Document | ShadowRoot;

/** The document or shadow root that contains a node; the document for a node that is not connected. */
export function rootOf(node: Node): Root {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
