import type { Page } from 'puppeteer-core';
import { untilMovesEnd } from './moves.ts';

/** The sizes of a visible part of a tag, in pixels of a page whose text is 16 px around the tag. */
export interface PartSize {
  /** The size of its text. */
  readonly text?: number;
  /** The height of what can be pressed. */
  readonly target?: number;
  /** The same as it is: below a text of 16 px targets need not shrink. */
  readonly shownTarget?: number;
}

/** A part as it is found. */
interface Found {
  /** The tag, and what the part is. */
  readonly name: string;
  /** The text size where the tag stands. */
  readonly around: number;
  readonly text: number;
  readonly height: number;
  /** How far below its first line its last one is. */
  readonly lines: number;
  readonly hasText: boolean;
  /** Not where a picture of the page's makes it as high as it is. */
  readonly isPressable: boolean;
}

/** The text that sizes are related to, and the smallest that our tags follow. */
const [PLAIN_PX, MIN_PX] = [16, 13];

/** The tags whose children stay the content: they have the font that a page gives them. */
const INHERITING =
  'shop-breadcrumbs, shop-collapse, shop-drawer, shop-field, shop-info-bar, shop-list-link, shop-modal, shop-tooltip';

/** Each visible element in the shadow root of each tag, as it is now. */
async function foundParts(page: Page): Promise<readonly Found[]> {
  await untilMovesEnd(page);
  return page.evaluate((inheriting) => {
    // methods, as what compiles the tests for Node would wrap functions in a helper that the page does not have
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
          hasText: part.matches('input, select') || [...part.childNodes].some(look.isText),
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

/** The height of what takes more than one line depends on where its text breaks. */
function sizeOf({ around, text, height, lines, hasText, isPressable }: Found): PartSize {
  const scale = PLAIN_PX / Math.max(MIN_PX, around);
  const isComparable = isPressable && lines < text;
  return {
    ...(hasText && { text: text * scale }),
    ...(isComparable && { target: height * scale, shownTarget: height }),
  };
}

/**
 * The visible parts of all tags as they are now, by the tag and what the part is; the first of each kind. They are
 * related to the text size where the tag stands, which pages are free to choose.
 */
export async function partSizes(page: Page): Promise<ReadonlyMap<string, PartSize>> {
  const sizes = new Map<string, PartSize>();
  for (const part of await foundParts(page)) {
    const size = sizeOf(part);
    if (!sizes.has(part.name) && Object.keys(size).length > 0) sizes.set(part.name, size);
  }
  return sizes;
}
