import { docsOf } from '../declare/docs.ts';
import { suggestion } from './closest.ts';
import { warn } from './warn.ts';

/** Placeholders of template languages. */
const BRACES = /\{\{\s*(\w*)[^{}]*\}\}/;

/** The whole text of a template. */
const textOf = ({ content }: HTMLTemplateElement): string =>
  [...content.children].map((child) => child.outerHTML).join('');

function warnOfBraces(host: HTMLElement, template: HTMLTemplateElement): void {
  const [braces, name] = BRACES.exec(textOf(template)) ?? [];
  if (!braces) return;
  warn(
    host,
    `<template slot="${template.slot}"> has ${braces}, which is not filled in; mark its element with data-field="${name}".`,
  );
}

function warnOfSlot(host: HTMLElement, { slot }: Element): void {
  const known = Object.keys(docsOf(host.localName)?.slots ?? {}).filter(Boolean);
  // rows that an element fills have their own names, such as `product-7`
  const isKnown = known.some((name) => slot === name || slot.startsWith(`${name}-`));
  if (slot === '' || isKnown) return;
  const has = known.length > 0 ? `; it has ${known.join(', ')}.` : '; it has none with a name.';
  warn(host, `slot="${slot}": not a slot of this tag${suggestion(slot, known) || has}`);
}

/** Warns about children without a matching slot, and about templates of another language. */
export function warnOfSlots(host: HTMLElement): void {
  for (const child of host.children) {
    warnOfSlot(host, child);
    if (child instanceof HTMLTemplateElement) warnOfBraces(host, child);
  }
}
