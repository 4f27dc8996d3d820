import { warnAuthor } from '../../logic/page/warn-author.ts';
import { docsOf, type Need } from '../declare/docs.ts';
import { kebab } from '../declare/names.ts';
import { whenPageIsRead } from './when-page-is-read.ts';

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

const isMet = (host: HTMLElement, { selector, attributes = [] }: Need): boolean =>
  attributes.some((prop) => host.hasAttribute(kebab(prop)) || isGiven(Reflect.get(host, prop))) ||
  (selector !== undefined && host.querySelector(selector) !== null);

/** Warns, once the page is there, of a tag that has nothing to do, such as a form tag without a form. */
export function warnOfMissingNeed(host: HTMLElement): void {
  if (!__DEV__) return;
  const { localName: tag } = host;
  const needs = docsOf(tag)?.needs;
  if (!needs) return;
  whenPageIsRead(host, () => {
    if (!host.isConnected || isMet(host, needs)) return;
    warnAuthor(
      `[${tag}] expected ${needs.words}; without it the tag does nothing. See README.md#${tag}`,
    );
  });
}
