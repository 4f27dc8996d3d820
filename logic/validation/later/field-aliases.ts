import { type Fragment, graphqlName } from '../../wire/graphql/literals.ts';

const MAX_LENGTH = 40;

/** GraphQL reserves names with two underscores at the start, and no name starts with a digit. */
const nameOf = (id: string): string =>
  id
    .replaceAll(/\W/g, '_')
    .replace(/^_*$/, 'field')
    .replace(/^(?:__+|(?=\d))/, '_')
    .slice(0, MAX_LENGTH);

/** A GraphQL alias for each field's id (`client-phone` → `client_phone`), all different: collisions are numbered. */
export function fieldAliases(ids: readonly string[]): Fragment[] {
  // a parsed answer drops this key, and inherits those that every object has
  const taken = new Set(['prototype']);
  return ids.map((id) => {
    const name = nameOf(id);
    let number = 1;
    let alias = graphqlName(name);
    while (!alias || taken.has(alias.text) || alias.text in {}) {
      number += 1;
      alias = graphqlName(`${name}_${number}`);
    }
    taken.add(alias.text);
    return alias;
  });
}
