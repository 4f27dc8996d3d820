/** Elements that tags have inserted among the nodes of the page; a morph keeps them. */
export const insertedElements = new WeakSet<Node>();

/** Elements of the page that tags have hidden, or shown again; a morph keeps that. */
export const foldedElements = new WeakSet<Node>();
