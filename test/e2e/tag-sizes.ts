import type { Page } from 'puppeteer-core';
import { endMoves } from './moves.ts';

/** The sizes of a visible part of a tag, in pixels, scaled to a page with a text of 16 px around the tag. */
export interface PartSize {
  /** The font size of its text. */
  readonly text?: number;
  /** The height of an interactive part. */
  readonly target?: number;
  /** The height of an interactive part without scaling: targets need not shrink with a text below 16 px. */
  readonly shownTarget?: number;
}

/** A part and its measured sizes. */
interface Found {
  /** The names of the tag and the part. */
  readonly name: string;
  /** The font size around the tag. */
  readonly around: number;
  readonly text: number;
  readonly height: number;
  /** The distance between its first and its last line. */
  readonly lines: number;
  readonly hasText: boolean;
  /** False for a link or button whose height comes from an image of the page. */
  readonly isPressable: boolean;
}

/** The font size to which sizes are scaled, and the smallest that the tags follow. */
const [PLAIN_PX, MIN_PX] = [16, 13];

/** Tags whose children stay visible and inherit the font of the page. */
const INHERITING =
  'shop-breadcrumbs, shop-collapse, shop-drawer, shop-field, shop-info-bar, shop-list-link, shop-modal, shop-tooltip';

/** All visible elements in the shadow roots of all tags, in their current state. */
async function foundParts(page: Page): Promise<readonly Found[]> {
  await endMoves(page);
  return page.evaluate((inheriting) => {
    // methods, because the compiler would wrap functions in a helper that does not exist in the page
    const look = {
      isSeen(element: Element) {
        const { width, height } = element.getBoundingClientRect();
        const checks = { opacityProperty: true, visibilityProperty: true };
        return width > 2 && height > 2 && element.checkVisibility(checks);
      },
      pixels(element: Element | null) {
        return Number.parseFloat(getComputedStyle(element ?? document.body).fontSize);
      },
      lines(element: Element) {
        const range = document.createRange();
        range.selectNodeContents(element);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 2);
        const tops = lines.map(({ top }) => top);
        return tops.length > 0 ? Math.max(...tops) - Math.min(...tops) : 0;
      },
      isText({ nodeType, textContent }: Node) {
        return nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
      },
      part(tag: Element, part: Element) {
        const kind = `${part.getAttribute('part') ?? part.localName} ${part.classList.item(0) ?? ''}`;
        return {
          name: `${tag.localName} ${kind}`,
          around: look.pixels(tag.matches(inheriting) ? tag : tag.parentElement),
          text: look.pixels(part),
          height: part.getBoundingClientRect().height,
          lines: look.lines(part),
          hasText:
            part.matches('input:not([type=range]), select') ||
            [...part.childNodes].some(look.isText),
          isPressable:
            part.matches('a[href], button, input, select, [role=option]') &&
            !part.querySelector('img'),
        };
      },
    };
    const tags = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('shop-'),
    );
    return tags.flatMap((tag) =>
      [...(tag.shadowRoot?.querySelectorAll(':not(slot, svg *)') ?? [])]
        .filter(look.isSeen)
        .map((part) => look.part(tag, part)),
    );
  }, INHERITING);
}

/** The height of a part with several lines is left out, because it depends on the line breaks. */
function sizeOf({ around, text, height, lines, hasText, isPressable }: Found): PartSize {
  const scale = PLAIN_PX / Math.max(MIN_PX, around);
  const isComparable = isPressable && lines < text;
  return {
    ...(hasText && { text: text * scale }),
    ...(isComparable && { target: height * scale, shownTarget: height }),
  };
}

/**
 * The visible parts of all tags in their current state, by tag and part; only the first of each kind. Sizes are
 * relative to the font size around the tag, which pages may choose.
 */
export async function partSizes(page: Page): Promise<ReadonlyMap<string, PartSize>> {
  const sizes = new Map<string, PartSize>();
  for (const part of await foundParts(page)) {
    const size = sizeOf(part);
    if (!sizes.has(part.name) && Object.keys(size).length > 0) sizes.set(part.name, size);
  }
  return sizes;
}
