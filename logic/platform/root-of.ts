/** The tree in which names are looked up: the document or a shadow root. */
export type Root = Document | ShadowRoot;

/** The document or shadow root that contains a node; the document for a disconnected node. */
export function rootOf(node: Node): Root {
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root : document;
}
