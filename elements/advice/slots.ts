import { docsOf } from '../declare/docs.ts';
import type { AuthoredTag } from './authored-tag.ts';
import { suggestion } from './closest.ts';
import { warn } from './warn.ts';

/** Placeholders of template languages. */
const BRACES = /\{\{\s*(\w*)[^{}]*\}\}/;

/** The whole text of a template. */
const textOf = ({ content }: HTMLTemplateElement): string =>
  [...content.children].map((child) => child.outerHTML).join('');

/** Warns of templates of another kind. */
export function warnOfBraces(host: HTMLElement): void {
  for (const child of host.children) {
    if (child instanceof HTMLTemplateElement) warnOfBracesIn(host, child);
  }
}

function warnOfBracesIn(host: HTMLElement, template: HTMLTemplateElement): void {
  const [braces, name] = BRACES.exec(textOf(template)) ?? [];
  if (!braces) return;
  warn(
    host,
    `<template slot="${template.slot}"> has ${braces}, which is not filled in; mark its element with data-field="${name}".`,
  );
}

function warnOfSlot(host: AuthoredTag, child: AuthoredTag): void {
  const slot = child.getAttribute('slot') ?? '';
  const known = Object.keys(docsOf(host.localName)?.slots ?? {}).filter(Boolean);
  // rows that an element fills have their own names, such as `product-7`
  const isKnown = known.some((name) => slot === name || slot.startsWith(`${name}-`));
  if (slot === '' || isKnown) return;
  const has = known.length > 0 ? `; it has ${known.join(', ')}.` : '; it has none with a name.';
  warn(host, `slot="${slot}": not a slot of this tag${suggestion(slot, known) || has}`);
}

/** Warns of children that no slot shows. */
export function warnOfSlots(host: AuthoredTag): void {
  for (const child of host.children) warnOfSlot(host, child);
}
