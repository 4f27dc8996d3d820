import { join } from 'node:path';
import type { Plugin } from 'vitepress';

/** The module of VitePress with the indexes of all languages. */
const INDEXES = '/@localSearchIndex';
const JOIN = join(import.meta.dirname, 'theme/joined-index.ts');

/**
 * VitePress searches the pages of one language. This plugin makes Polish pages also find pages that exist only in
 * English.
 */
export const searchEverywhere = (): Plugin => ({
  name: 'search-everywhere',
  transform: (code, id) =>
    id === INDEXES
      ? `${code.replace('export default', 'const indexes =')}
import { joinedIndex } from ${JSON.stringify(JOIN)};
const both = async () => {
  const [polish, english] = await Promise.all([indexes.pl(), indexes.root()]);
  return { default: joinedIndex(polish.default, english.default) };
};
export default { ...indexes, pl: both };`
      : undefined,
});
