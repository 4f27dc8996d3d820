import { useData, withBase } from 'vitepress';
import { h, type VNode } from 'vue';

/** The link to the page as plain Markdown, for terminals and assistants; a page has none with `twin: false`. */
export function TwinLink(): VNode | undefined {
  const { page, frontmatter } = useData();
  if (frontmatter.value.twin === false) return undefined;
  // with a target, it is the browser that follows it, and not the router of the site
  const href = withBase(`/${page.value.relativePath}`);
  return h('p', { class: 'twin-link' }, h('a', { href, target: '_self' }, 'This page as Markdown'));
}
