import { warnAuthor } from '../../logic/page/warn-author.ts';

/** What a template can show, by the names that `data-field` has; undefined or '' where there is nothing. */
export type Fields = Readonly<Record<string, string | undefined>>;

/** What reads its text as code or markup, or shows none: never filled in. */
const NEVER_FILLED = 'script,style,template,iframe,object,embed,noscript';

/** Gives a place its address; an empty one would be that of the page. */
function address(place: Element, attribute: string, value: string | undefined): void {
  if (value) place.setAttribute(attribute, value);
  else place.removeAttribute(attribute);
}

function fill(place: HTMLElement, value: string | undefined, link: string | undefined): void {
  place.hidden = !value;
  if (place instanceof HTMLImageElement) address(place, 'src', value);
  if (place instanceof HTMLAnchorElement) address(place, 'href', link);
  const text = value ?? '';
  // who watches the children of the tag would see a change at each render
  if (place.dataset.field !== 'link' && place.textContent !== text) place.textContent = text;
}

function warnOfUnknown(tag: string, field: string, fields: Fields): void {
  if (!__DEV__ || Object.hasOwn(fields, field)) return;
  const known = Object.keys(fields).join(', ');
  warnAuthor(
    tag,
    `<template slot="product"> has data-field="${field}", expected one of: ${known}; the place stays hidden.`,
  );
}

function warnOfCode(tag: string, { localName, dataset }: HTMLElement): void {
  if (!__DEV__) return;
  warnAuthor(
    tag,
    `<template slot="product"> has data-field="${dataset.field}" on <${localName}>, which is never filled in; use an element that shows text.`,
  );
}

/**
 * Fills in the marked places of a copy: a picture gets its address, a link that of the product, everything else a text. Values
 * are never read as HTML or code; a place without a value is hidden.
 */
export function fillTemplate(copy: HTMLElement, tag: string, fields: Fields): void {
  for (const place of copy.querySelectorAll<HTMLElement>('[data-field]')) {
    if (place.matches(NEVER_FILLED)) {
      warnOfCode(tag, place);
      continue;
    }
    const { field = '' } = place.dataset;
    warnOfUnknown(tag, field, fields);
    fill(place, Object.hasOwn(fields, field) ? fields[field] : undefined, fields.link);
  }
}
