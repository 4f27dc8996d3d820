import {
  attributeOf,
  descendants,
  type Element,
  inside,
  isElement,
  type Node,
} from '../../markup-tree.ts';

/** How markup is printed: as HTML, in an XSLT template, or as HTML that runs, with complete icons and data. */
export type Dialect = 'html' | 'xslt' | 'live';

const INDENT = '  ';
const MAX_LINE = 100;
/** Of several siblings of one kind, two small ones are printed, or one with more nodes than this. */
const MAX_SMALL = 6;
const MAX_DATA = 100;
const REST = '…';
/** Inline elements, whose content may be on the same line. */
const OF_TEXT = /^(?:a|button|h[1-6]|li|p|span)$/;
/** Attributes that are printed even if empty. */
const WRITTEN_OUT = ['alt', 'value'];
const VOID = /^(?:br|hr|img|input|source)$/;
/** Attributes generated for each visit. */
const OF_A_VISIT = ['nonce'];
/** Attributes for examples only: a page of a shop uses the default. */
const OF_EXAMPLES = ['tile-url'];
const XSLT_BLANK = '<xsl:text> </xsl:text>';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** XSLT evaluates `{…}` in attributes, and has no attributes without a value. */
function attributeText(name: string, value: string, dialect: Dialect): string {
  const isFlag = value === '' && !WRITTEN_OUT.includes(name);
  if (isFlag && dialect !== 'xslt') return ` ${name}`;
  const quoted = escaped(value).replaceAll('"', '&quot;');
  if (dialect !== 'xslt') return ` ${name}="${quoted}"`;
  return ` ${name}="${quoted.replaceAll(/[{}]/g, '$&$&')}"`;
}

const startTag = ({ tagName, attrs }: Element, dialect: Dialect): string => {
  const leftOut = dialect === 'live' ? OF_A_VISIT : [...OF_A_VISIT, ...OF_EXAMPLES];
  const attributes = attrs.filter(({ name }) => !leftOut.includes(name));
  return `<${tagName}${attributes.map(({ name, value }) => attributeText(name, value, dialect)).join('')}`;
};

/** Script text: unchanged in HTML; in XSLT, `<` and `&` are entities, which the platform prints as characters. */
const textOf = (node: Node, parent: Element, dialect: Dialect): string => {
  if (!('value' in node)) return '';
  const text = node.value.trim().replaceAll(/\s+/g, ' ');
  if (dialect !== 'live' && text.startsWith('{') && text.length > MAX_DATA) return `{${REST}}`;
  return parent.tagName === 'script' && dialect !== 'xslt' ? text : escaped(text);
};

const kindOf = (node: Node): string =>
  isElement(node) ? `${node.tagName} ${attributeOf(node, 'class')?.split(' ')[0] ?? ''}` : '';

const shownOf = (node: Node): number =>
  descendants(node).filter(isElement).length > MAX_SMALL ? 1 : 2;

/** The first of many elements of one kind, and a placeholder for the others. */
function shortened(nodes: readonly Node[]): readonly (Node | typeof REST)[] {
  const counts = new Map<string, number>();
  return nodes.flatMap((node): readonly (Node | typeof REST)[] => {
    if (!isElement(node)) return [node];
    const before = counts.get(kindOf(node)) ?? 0;
    counts.set(kindOf(node), before + 1);
    if (before < shownOf(node)) return [node];
    return before === shownOf(node) ? [REST] : [];
  });
}

function contentOf(element: Element, dialect: Dialect): readonly string[] {
  if (element.tagName === 'svg' && dialect !== 'live') return [REST];
  return shortened(inside(element)).flatMap((node) => {
    if (node === REST) return [`<!-- ${REST} -->`];
    if (isElement(node)) return printElement(node, dialect);
    const text = textOf(node, element, dialect);
    return text === '' ? [] : [text];
  });
}

const isTextOnly = (element: Element): boolean => !inside(element).some(isElement);

const isInLine = ({ tagName }: Element, line: string): boolean =>
  tagName === 'svg' || (OF_TEXT.test(tagName) && line.length <= MAX_LINE);

function printElement(element: Element, dialect: Dialect): readonly string[] {
  const { tagName } = element;
  const start = startTag(element, dialect);
  if (VOID.test(tagName)) return [dialect === 'xslt' ? `${start}/>` : `${start}>`];
  const content = contentOf(element, dialect);
  const end = `</${tagName}>`;
  const blank = dialect === 'xslt' ? XSLT_BLANK : '';
  if (content.length === 0) return [`${start}>${blank}${end}`];
  const line = `${start}>${content.join('')}${end}`;
  if (content.length === 1 && (isTextOnly(element) || isInLine(element, line))) return [line];
  return [`${start}>`, ...content.map((one) => `${INDENT}${one}`), end];
}

/** The lines of a block for readers: long lists and icons are shortened. */
export const printBlock = (elements: readonly Element[], dialect: Dialect): readonly string[] =>
  elements.flatMap((element) => printElement(element, dialect));
