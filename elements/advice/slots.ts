import { docsOf } from '../declare/docs.ts';
import type { AuthoredTag } from './authored-tag.ts';
import { suggestion } from './closest.ts';
import { warn } from './warn.ts';

/** Placeholders of template languages. */
const BRACES = /\{\{\s*(\w*)[^{}]*\}\}/;

/** The whole text of a template. */
const textOf = ({ content }: HTMLTemplateElement): string =>
  [...content.children].map((child) => child.outerHTML).join('');

/** Warns about templates of another template language. */
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

/** The values of `data-field` that the docs of a slot list. */
const fieldsOf = (host: AuthoredTag, slot: string): readonly string[] =>
  [
    ...(docsOf(host.localName)?.slots?.[slot]?.split('data-field')[1] ?? '').matchAll(
      /`([\w-]+)`/g,
    ),
  ].map(([, name = '']) => name);

/** Warns about a `data-field` that no row fills in. */
function warnOfFields(host: AuthoredTag, template: AuthoredTag): void {
  const slot = template.getAttribute('slot') ?? '';
  const known = fieldsOf(host, slot);
  for (const place of template.content?.querySelectorAll('[data-field]') ?? []) {
    const field = place.getAttribute('data-field') ?? '';
    if (known.length === 0 || known.includes(field)) continue;
    warn(
      host,
      `<template slot="${slot}"> has data-field="${field}", expected one of: ${known.join(', ')}; the element stays hidden.`,
    );
  }
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

/** Warns about children without a matching slot, and about unknown fields in templates. */
export function warnOfSlots(host: AuthoredTag): void {
  for (const child of host.children) {
    warnOfSlot(host, child);
    warnOfFields(host, child);
  }
}
