import { type Places, readPlaces } from '../../logic/map/map.schema.ts';

/** An address of the list, and the index of its marker. */
export interface Address {
  readonly element: HTMLElement;
  readonly index: number;
}

/** The addresses of the list, and the coordinates that they contain. */
export interface AddressList {
  readonly addresses: readonly Address[];
  readonly places: Places;
}

const PLACE = '[data-lat][data-lng]';
const BLOCK = 'p, div, li, h1, h2, h3, h4, h5, h6, address, dt, dd';
const NO_TEXT = 'button, script, style, template';

/** The text of a node with line breaks of the page. */
function rawText(node: Node): string {
  if (node instanceof Text) return node.data.replace(/\s+/g, ' ');
  if (!(node instanceof Element) || node.matches(NO_TEXT)) return '';
  if (node.matches('br')) return '\n';
  const text = [...node.childNodes].map(rawText).join('');
  return node.matches(BLOCK) ? `\n${text}\n` : text;
}

const linesOf = (element: Element): string[] =>
  rawText(element)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function placeOf(element: HTMLElement): object {
  const [title, ...lines] = linesOf(element);
  const { lat, lng, icon } = element.dataset;
  return { lat, lng, icon, title, content: lines.join('\n') };
}

const find = (host: HTMLElement, selector: string): HTMLElement[] => [
  ...host.querySelectorAll<HTMLElement>(selector),
];

/** The addresses that name a marker: by `data-marker`, else by their order. */
function namedAddresses(host: HTMLElement): Address[] {
  const named = find(host, '[data-marker]');
  if (named.length === 0) return find(host, 'li').map((element, index) => ({ element, index }));
  return named.map((element) => ({ element, index: Number(element.dataset.marker) }));
}

/** Reads the list of addresses among the children; it provides the data if there are no markers. */
export function readAddresses(host: HTMLElement, hasMarkers: boolean): AddressList {
  if (hasMarkers) return { addresses: namedAddresses(host), places: [] };
  const elements = find(host, PLACE);
  return {
    addresses: elements.map((element, index) => ({ element, index })),
    places: readPlaces(elements.map(placeOf)),
  };
}
