/** What a graph says of a file: `{ to, isType }` for each of its imports, by path. */

/** The files that one comes to from `start`, itself included; by imports of types, too, where these are wanted. */
export function reachOf(graph, start, { withTypes = false } = {}) {
  const reached = new Set([start]);
  // a set also goes through what is added meanwhile
  for (const file of reached) {
    for (const { to, isType } of graph.get(file) ?? []) {
      if (withTypes || !isType) reached.add(to);
    }
  }
  return [...reached];
}

/** The longest way down from `start`, as the files on it; the graph must have no circles. */
export function longestChain(graph, start, known = new Map()) {
  const found = known.get(start);
  if (found) return found;
  let longest = [];
  for (const { to, isType } of graph.get(start) ?? []) {
    if (isType) continue;
    const chain = longestChain(graph, to, known);
    if (chain.length > longest.length) longest = chain;
  }
  const chain = [start, ...longest];
  known.set(start, chain);
  return chain;
}
