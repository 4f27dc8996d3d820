import { warnAuthor } from '../../logic/page/warn-author.ts';

/** The values of a template by the names in `data-field`; undefined or '' if absent. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** Elements with code or markup, or without rendered text, which are never filled in. */
const NEVER_FILLED = 'script,style,template,iframe,object,embed,noscript';

/** Sets a URL attribute; an empty one would be the URL of the page. */
function address(place: Element, attribute: string, value: string | undefined): void {
  if (value) place.setAttribute(attribute, value);
  else place.removeAttribute(attribute);
}

function fill(place: HTMLElement, value: string | undefined, link: string | undefined): void {
  if (place instanceof HTMLInputElement) {
    place.value = value ?? '';
    return;
  }
  place.hidden = !value;
  if (place instanceof HTMLImageElement) address(place, 'src', value);
  if (place instanceof HTMLAnchorElement) address(place, 'href', link);
  const text = value ?? '';
  // observers of the children would see a change on each render
  if (place.dataset.field !== 'link' && place.textContent !== text) place.textContent = text;
}

function warnOfCode(tag: string, { localName, dataset }: HTMLElement): void {
  if (!__DEV__) return;
  warnAuthor(
    tag,
    `<template slot="product"> has data-field="${dataset.field}" on <${localName}>, which is never filled in; use an element that shows text.`,
  );
}

/**
 * Fills in the marked elements of a copy: an image gets its URL, a link that of the product, an input its value,
 * everything else text. Tags with `data-field="product"` get the record of the product, if there is one.
 * Values are never parsed as HTML or code; an element without a value is hidden.
 */
export function fillTemplate(
  copy: HTMLElement,
  tag: string,
  { fields, record }: { readonly fields: Fields; readonly record?: object | undefined },
): void {
  for (const place of copy.querySelectorAll<HTMLElement>('[data-field]')) {
    if (place.matches(NEVER_FILLED)) {
      warnOfCode(tag, place);
      continue;
    }
    const { field = '' } = place.dataset;
    if (record && field === 'product') {
      Reflect.set(place, 'product', record);
      continue;
    }
    fill(place, Object.hasOwn(fields, field) ? fields[field] : undefined, fields.link);
  }
}
