import { parseFragment } from 'parse5';
import { attributeOf, type Element, isElement, type Node } from '../markup-tree.ts';
import { type InBoth, inLanguage, type Language } from './in-language.ts';

/** An example: a `<section>` of `elements/tags/<key>/<key>.html`. */
export interface Section {
  /** Its permanent anchor. */
  readonly id: string;
  /** Plain text. */
  readonly heading: InBoth;
  /** One sentence of markup, which may contain `<code>`: what it shows, and when to use it. */
  readonly text: InBoth | undefined;
  /** Options of `createPlatform()` as JSON, for `data-options` of `demo-platform.js`, including the language. */
  readonly platform: InBoth;
  /** Whether it needs its own platform. On a page with other examples it is then in a frame, because a page has one `fetch`. */
  readonly isFramed: boolean;
  /** Where it is shown exclusively: `gallery` for one that repeats another in English, or from right to left. */
  readonly only: string | undefined;
  /** The language and the direction in which it is shown exclusively. */
  readonly lang: string | undefined;
  readonly dir: string | undefined;
  /** The states of the tag that it shows at once. */
  readonly states: readonly string[];
  /** The expected console output of the development build. */
  readonly expects: string | undefined;
  /** Its complete markup without heading and description. */
  readonly html: InBoth;
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Removes empty lines around a text, and the indentation that all its lines share. */
function dedented(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  return lines.map((line) => line.slice(Math.min(...indents))).join('\n');
}

const startOf = ({ sourceCodeLocation: place }: Element): number =>
  (place?.startTag ?? place)?.endOffset ?? 0;
const endOf = ({ sourceCodeLocation: place }: Element): number =>
  place?.endTag?.startOffset ?? place?.endOffset ?? 0;

/** Whether an element is the description of an example, rather than its first element. */
const isSentence = (element: Element | undefined): element is Element =>
  element?.tagName === 'p' &&
  element.childNodes.every((child) => !isElement(child) || child.tagName === 'code');

/** A section in one language. */
interface Read {
  readonly element: Element;
  readonly heading: string;
  readonly text: string | undefined;
  readonly html: string;
}

function read(element: Element, file: string): Read {
  const [first, second] = element.childNodes.filter(isElement);
  const heading = first?.tagName === 'h2' ? first : undefined;
  const sentence = heading && isSentence(second) ? second : undefined;
  const begin = (sentence ?? heading)?.sourceCodeLocation?.endOffset ?? startOf(element);
  return {
    element,
    heading: heading ? oneLine(textOf(heading)) : '',
    text: sentence && oneLine(file.slice(startOf(sentence), endOf(sentence))),
    html: dedented(file.slice(begin, endOf(element))),
  };
}

function readIn(file: string, lang: Language): readonly Read[] {
  const text = inLanguage(file, lang);
  return parseFragment(text, { sourceCodeLocationInfo: true })
    .childNodes.filter(isElement)
    .filter(({ tagName }) => tagName === 'section')
    .map((element) => read(element, text));
}

const platformOf = ({ element }: Read, lang: Language): string =>
  JSON.stringify({ lang, ...JSON.parse(attributeOf(element, 'data-platform') ?? '{}') });

function sectionFrom(pl: Read, en: Read): Section {
  const given = (name: string) => attributeOf(pl.element, name);
  return {
    id: given('id') ?? '',
    heading: { pl: pl.heading, en: en.heading },
    text: pl.text && en.text ? { pl: pl.text, en: en.text } : undefined,
    platform: { pl: platformOf(pl, 'pl'), en: platformOf(en, 'en') },
    isFramed: given('data-platform') !== undefined,
    only: given('data-only'),
    lang: given('lang'),
    dir: given('dir'),
    expects: given('data-expects'),
    states: given('data-states')?.split(' ') ?? [],
    html: { pl: pl.html, en: en.html },
  };
}

/** The examples in `elements/tags/<key>/<key>.html`, in order; the first one is minimal. */
export function sectionsOf(file: string): readonly Section[] {
  const english = readIn(file, 'en');
  return readIn(file, 'pl').flatMap((section, index) => {
    const other = english[index];
    return other ? [sectionFrom(section, other)] : [];
  });
}
