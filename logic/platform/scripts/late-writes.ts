import { warnAuthor } from '../../page/warn-author.ts';

/** Markup that was written and is in the page. */
export interface Placed {
  /** Whether a script of it comes from elsewhere, so that what is written next has to wait for it. */
  readonly isHeld: boolean;
  /** Runs its scripts; those that stand in it run at once. */
  run(): Promise<void>;
}

/** Puts markup that was written into the page before a node. */
export type PlaceWritten = (html: string, before: ChildNode) => Placed;

/** A script that may write. */
interface Writer {
  readonly script: HTMLScriptElement;
  readonly place: PlaceWritten;
  /** What was written, until its tags are closed or the script has ended. */
  text: string;
  /** The next writing goes before it. */
  end: ChildNode | undefined;
  placed: Promise<void>;
  /** How many writings wait for a script from elsewhere. */
  held: number;
}

const writers = new WeakMap<Element, Writer>();
/** Stands for the script that writes when a timer or an answer calls it, which no browser tells. */
let latest: Writer | undefined;
let isCatching = false;

const VOID = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr';
const OPENED = new RegExp(`<(?!(?:${VOID})\\b)[a-z]`, 'gi');

/** Whether every tag seems closed, so that the script finds at once what it wrote. */
const isWhole = (html: string): boolean =>
  html.lastIndexOf('<') <= html.lastIndexOf('>') &&
  (html.match(OPENED)?.length ?? 0) === (html.match(/<\/[a-z]/gi)?.length ?? 0);

/** From now on, what this script writes is placed by `place`. */
export function followWrites(script: HTMLScriptElement, place: PlaceWritten): void {
  latest = { script, place, text: '', end: undefined, placed: Promise.resolve(), held: 0 };
  writers.set(script, latest);
}

/** Resolves when all that the script has written so far is in the page, and the scripts in it have run. */
export async function writtenBy(script: HTMLScriptElement): Promise<void> {
  const writer = writers.get(script);
  if (!writer) return;
  flush(writer);
  await writer.placed;
}

/** The writer that calls; undefined where it is a script of the page, whose writing is the browser's matter. */
function caller(): Writer | undefined {
  const { currentScript } = document;
  return currentScript ? writers.get(currentScript) : latest;
}

/**
 * Lets `document.write` and `writeln` of scripts that run late add to the page, which they would erase; `open` and
 * `close` of such scripts do nothing. The page's own scripts write as before.
 */
export function catchLateWrites(): void {
  if (isCatching) return;
  isCatching = true;
  const { write, writeln, open, close } = document;
  const late = {
    write: (...texts: string[]) => writeLate(texts.join('')) || write.apply(document, texts),
    writeln: (...texts: string[]) =>
      writeLate(`${texts.join('')}\n`) || writeln.apply(document, texts),
    // with three arguments it opens a window
    open: (...how: Parameters<typeof open>) =>
      (how.length < 3 && isIgnored('open') && document) || open.apply(document, how),
    close: () => isIgnored('close') || close.apply(document),
  };
  // where an element has such a name, it stays the element's
  for (const [name, method] of Object.entries(late)) Reflect.set(document, name, method);
}

function isIgnored(call: string): boolean {
  const isLate = caller() !== undefined;
  if (isLate) {
    warnAuthor(
      'shop-widgets',
      `document.${call}() in a snippet is ignored; it would erase the page.`,
    );
  }
  return isLate;
}

/** Whether the writing is taken. */
function writeLate(html: string): boolean {
  const writer = caller();
  if (!writer) return false;
  writer.text += html;
  if (isWhole(writer.text)) flush(writer);
  else queueMicrotask(() => flush(writer));
  return true;
}

function flush(writer: Writer): void {
  const { script, text } = writer;
  if (text === '') return;
  writer.text = '';
  writer.end ??= endOf(script);
  runInTurn(writer, writer.place(text, writer.end));
}

/** The scripts that were written run in their order, as those of a page do. */
function runInTurn(writer: Writer, { isHeld, run }: Placed): void {
  const before = writer.placed;
  const running = writer.held > 0 ? before.then(run) : run();
  writer.placed = Promise.all([before, running]).then(() => {
    if (isHeld) writer.held -= 1;
  });
  if (isHeld) writer.held += 1;
}

/** A mark behind the script, or at the end of the page where the script has gone. */
function endOf(script: HTMLScriptElement): ChildNode {
  const end = document.createTextNode('');
  if (script.isConnected) script.after(end);
  else document.body.append(end);
  return end;
}
