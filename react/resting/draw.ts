import { writeAttributes } from './attributes.ts';
import { Memory } from './memory.ts';
import { type Description, drawingWith } from './resting-renderer.ts';

/** An element, a text, or nothing, as a view gives it. */
type Piece = Description | string;

/** What is drawn. */
interface View {
  readonly memory: Memory;
  /** Whether it answers events, as there is no component to do it. */
  readonly answers: boolean;
}

/** Where a piece is found: in how many components of the view. */
interface Within {
  readonly memory: Memory;
  readonly depth: number;
}

/** Where a piece is drawn. */
interface Place {
  readonly parent: Node;
  /** The node that is there. */
  readonly before: Node | null;
  readonly view: View;
}

const NOTHING = Object.freeze(Object.create(null));
const SVG = 'http://www.w3.org/2000/svg';

/** What was drawn as an element, so that the next drawing writes the differences only. */
const drawn = new WeakMap<Node, Description>();

/** The elements and texts of a view, with its components and lists resolved. */
function collect(content: unknown, within: Within, pieces: Piece[] = []): readonly Piece[] {
  if (Array.isArray(content)) for (const part of content) collect(part, within, pieces);
  else if (isDescription(content)) collectElement(content, within, pieces);
  else if (isText(content)) pieces.push(String(content));
  return pieces;
}

const isDescription = (content: unknown): content is Description =>
  typeof content === 'object' && content !== null;

const isText = (content: unknown): boolean =>
  typeof content === 'number' || (typeof content === 'string' && content !== '');

function collectElement(piece: Description, { memory, depth }: Within, pieces: Piece[]): void {
  const { type, props } = piece;
  piece.depth = depth;
  if (typeof type === 'string') return void pieces.push(piece);
  memory.enter(piece);
  const content = (type as (given: typeof props) => unknown)(props);
  collect(content, { memory, depth: depth + 1 }, pieces);
}

/** Lets the view's effects find the element. */
function refer(ref: unknown, element: Element): void {
  if (typeof ref === 'function') ref(element);
  else if (ref) Reflect.set(ref, 'current', element);
}

function isFor({ type, key }: Description, node: Node): boolean {
  const before = drawn.get(node);
  return before?.type === type && before.key === key;
}

function elementFor(description: Description, { parent, before }: Place): Element {
  if (before && isFor(description, before)) return before as Element;
  const name = description.type as string;
  const isSvg = name === 'svg' || (parent as Element).namespaceURI === SVG;
  const page = parent.ownerDocument as Document;
  return isSvg ? page.createElementNS(SVG, name) : page.createElement(name);
}

function drawElement(description: Description, place: Place): Element {
  const { props } = description;
  const { view } = place;
  const { answers } = view;
  const element = elementFor(description, place);
  const before = drawn.get(element)?.props ?? NOTHING;
  writeAttributes(element, { props, before, answers });
  refer(props.ref, element);
  drawn.set(element, description);
  // what others put into an element without children is theirs
  if (props.children !== undefined || before.children !== undefined) {
    const within = { memory: view.memory, depth: description.depth };
    drawPieces(collect(props.children, within), element, view);
  }
  return element;
}

function drawText(text: string, { parent, before }: Place): Node {
  if (!(before instanceof Text)) return (parent.ownerDocument as Document).createTextNode(text);
  if (before.data !== text) before.data = text;
  return before;
}

/** Makes the pieces the children of `parent`: nodes of the same kind at the same place stay. */
function drawPieces(pieces: readonly Piece[], parent: Node, view: View): void {
  let before = parent.firstChild;
  for (const piece of pieces) {
    const place = { parent, before, view };
    const node = typeof piece === 'string' ? drawText(piece, place) : drawElement(piece, place);
    if (node === before) before = before.nextSibling;
    else parent.insertBefore(node, before);
  }
  while (before) {
    const next = before.nextSibling;
    before.remove();
    before = next;
  }
}

/** A view at rest in a shadow root. */
export interface RestingRoot {
  draw(content: () => unknown): void;
  /** Ends what the view follows; its nodes stay. */
  stop(): void;
}

interface RestingOptions {
  /** Called when a hook asks for another drawing. */
  redraw(): void;
  /** Whether the view answers events itself; else its handlers wait for the component. */
  readonly answers: boolean;
}

/**
 * Draws what the JSX of a view describes. Nodes whose description did not change stay, so that a renderer which adopts
 * them meets what the shopper has done there.
 */
export function createRestingRoot(
  container: ShadowRoot,
  { redraw, answers }: RestingOptions,
): RestingRoot {
  const memory = new Memory(redraw);
  const view = { memory, answers };
  return {
    draw(content) {
      memory.begin();
      drawingWith(memory, () =>
        drawPieces(collect(content(), { memory, depth: 1 }), container, view),
      );
      memory.runEffects();
    },
    stop: () => memory.stop(),
  };
}
