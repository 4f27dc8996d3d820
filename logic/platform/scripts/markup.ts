import { trustedPolicy } from './trusted-types.ts';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/**
 * Parses markup into a detached document: nothing loads or runs, open tags are closed. Throws if the page's Trusted
 * Types do not allow our policy.
 */
export function parseMarkup(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = trustedPolicy().createHTML(html);
  return template.content;
}

/** The scripts among the nodes, in document order, without those in `<template>`. */
export const scriptsIn = (nodes: ParentNode): readonly HTMLScriptElement[] =>
  // without scripts of SVG
  [...nodes.querySelectorAll<HTMLScriptElement>('script')].filter(
    ({ namespaceURI }) => namespaceURI === HTML_NAMESPACE,
  );
