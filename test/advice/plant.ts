import { mount } from '../kit/mount.ts';
import { warnings } from '../kit/warnings.ts';

/** A mistake on the page, and the single warning about it, without its link. */
export type Planted = readonly [mistake: string, markup: string, expected: string];

/** The end of a warning. */
export const LINK = / See docs\/[a-z/-]+\.md$/;

type Named = Parameters<typeof mount>[0];

/** The warnings about markup, including those after the page is rendered again. */
export async function warningsOf(markup: string): Promise<readonly string[]> {
  const [tag = ''] = /shop-[a-z-]+/.exec(markup) ?? [];
  const warned = warnings();
  const { element, settled } = await mount(tag as Named, markup);
  await settled();
  element.setAttribute('data-drawn', 'again');
  element.remove();
  document.body.append(element);
  await element.updateComplete;
  element.remove();
  return warned;
}
