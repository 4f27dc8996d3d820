import { trustedPolicy } from './trusted-types.ts';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * The markup as nodes that belong to no page yet: nothing in them loads or runs, tags left open are closed. Throws where
 * the page's Trusted Types do not allow our policy.
 */
export function parseMarkup(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedPolicy().createHTML(html);
  return template.content;
}

/** The scripts among the nodes, in document order; those in `<template>` are left to whoever uses it. */
export const scriptsIn = (nodes: ParentNode): readonly HTMLScriptElement[] =>
  // not those of SVG
  [...nodes.querySelectorAll<HTMLScriptElement>('script')].filter(
    ({ namespaceURI }) => namespaceURI === HTML_NAMESPACE,
  );
