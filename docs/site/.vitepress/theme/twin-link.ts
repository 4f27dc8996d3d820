import { useData, withBase } from 'vitepress';
import { h, type VNode } from 'vue';

/** The link to the Markdown version of the page, for terminals and assistants; `twin: false` removes it. */
export function TwinLink(): VNode | undefined {
  const { page, frontmatter } = useData();
  if (frontmatter.value.twin === false) return undefined;
  // `target` makes the browser follow it instead of the site's router
  const href = withBase(`/${page.value.relativePath}`);
  return h('p', { class: 'twin-link' }, h('a', { href, target: '_self' }, 'This page as Markdown'));
}
