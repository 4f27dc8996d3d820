import type { Counts } from '../../../logic/filters/filters.model.ts';

/** The longest answer that is read, in characters. */
const MAX_LENGTH = 1_048_576;

function readNumber(text: string | null): number | undefined {
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The numbers of products for each choice, and of all products if the platform says it. */
export interface CountsAnswer {
  readonly counts: Counts;
  readonly total: number | undefined;
}

/**
 * Parses the platform's XML (docs/platform.md#filters): `filter[id] item[value][quantity]`, also in groups. Undefined for
 * anything else, such as a page, or a document with entities.
 */
export function readCounts(xml: string): CountsAnswer | undefined {
  if (xml.length > MAX_LENGTH || /<!(?:DOCTYPE|ENTITY)/i.test(xml)) return undefined;
  const document = new DOMParser().parseFromString(xml, 'text/xml');
  const filters = [...document.querySelectorAll('filter[id]')];
  if (filters.length === 0 || document.querySelector('parsererror')) return undefined;
  const counts = filters.map((filter) => {
    const items = [...filter.querySelectorAll('item[value]')].map(
      (item) =>
        [item.getAttribute('value') ?? '', readNumber(item.getAttribute('quantity'))] as const,
    );
    return [filter.getAttribute('id') ?? '', new Map(items)] as const;
  });
  const total = readNumber(document.documentElement.getAttribute('total'));
  return { counts: new Map(counts), total };
}
