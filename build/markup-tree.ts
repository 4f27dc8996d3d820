import type { DefaultTreeAdapterTypes } from 'parse5';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

export const isElement = (node: Node | null | undefined): node is Element =>
  node != null && 'tagName' in node;

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The nodes in a node; those of a `<template>` are in its content. */
export const inside = (node: Node): readonly Node[] => {
  if ('content' in node) return node.content.childNodes;
  return 'childNodes' in node ? node.childNodes : [];
};

export const descendants = (node: Node): readonly Node[] =>
  inside(node).flatMap((child) => [child, ...descendants(child)]);
