import { useData } from 'vitepress';
import { h, type VNode } from 'vue';

const TITLES = { en: 'Also searched for as', pl: 'Szukane także jako' };

/** The search terms of a page. The pages of tags have them in their text. */
export function SearchTermsLine(): VNode | undefined {
  const { page, frontmatter, lang } = useData();
  const { terms } = frontmatter.value;
  if (!terms || page.value.relativePath.startsWith('tags/')) return undefined;
  const title = lang.value === 'pl' ? TITLES.pl : TITLES.en;
  return h('p', { class: 'search-terms' }, `${title}: ${terms}`);
}
