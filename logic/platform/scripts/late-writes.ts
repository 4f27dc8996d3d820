import { warnAuthor } from '../../page/warn-author.ts';

/** Written markup that was inserted into the page. */
export interface Placed {
  /** Whether it contains an external script, for which later writes must wait. */
  readonly isDeferred: boolean;
  /** Runs the external scripts; inline scripts run synchronously. */
  run(): Promise<void>;
}

/** Inserts written markup before a node. */
export type PlaceWritten = (html: string, before: ChildNode) => Placed;

/** A script that may call `document.write`. */
interface Writer {
  readonly script: HTMLScriptElement;
  readonly place: PlaceWritten;
  /** Buffered output, until its tags are closed or the script has ended. */
  text: string;
  /** The node before which the next output is inserted. */
  end: ChildNode | undefined;
  placed: Promise<void>;
  /** How many writes wait for an external script. */
  deferred: number;
}

const writers = new WeakMap<Element, Writer>();
/** The script assumed to write from a timer or a callback: no browser tells which script calls. */
let latest: Writer | undefined;
let isCatching = false;

const VOID = 'area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr';
const OPENED = new RegExp(`<(?!(?:${VOID})\\b)[a-z]`, 'gi');

/** Whether every tag seems closed, so that the script can query at once what it wrote. */
const isWhole = (html: string): boolean =>
  html.lastIndexOf('<') <= html.lastIndexOf('>') &&
  (html.match(OPENED)?.length ?? 0) === (html.match(/<\/[a-z]/gi)?.length ?? 0);

/** Redirects later writes of this script to `place`. */
export function followWrites(script: HTMLScriptElement, place: PlaceWritten): void {
  latest = { script, place, text: '', end: undefined, placed: Promise.resolve(), deferred: 0 };
  writers.set(script, latest);
}

/** Resolves when everything that the script has written so far was inserted and its scripts have run. */
export async function writtenBy(script: HTMLScriptElement): Promise<void> {
  const writer = writers.get(script);
  if (!writer) return;
  flush(writer);
  await writer.placed;
}

/** The script that calls `document.write`; undefined for a script that the browser's parser runs. */
function caller(): Writer | undefined {
  const { currentScript } = document;
  return currentScript ? writers.get(currentScript) : latest;
}

/**
 * Lets `document.write` and `writeln` of scripts that run late append to the page instead of erasing it; their `open`
 * and `close` do nothing. Scripts of the original page are not affected.
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
  // a page element named like a method stays reachable as a property of the document
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

/** Handles a write. Returns whether it was handled. */
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
  runInOrder(writer, writer.place(text, writer.end));
}

/** Runs the written scripts in order, as a parser would. */
function runInOrder(writer: Writer, { isDeferred, run }: Placed): void {
  const before = writer.placed;
  const running = writer.deferred > 0 ? before.then(run) : run();
  writer.placed = Promise.all([before, running]).then(() => {
    if (isDeferred) writer.deferred -= 1;
  });
  if (isDeferred) writer.deferred += 1;
}

/** A marker node after the script, or at the end of the page if the script was removed. */
function endOf(script: HTMLScriptElement): ChildNode {
  const end = document.createTextNode('');
  if (script.isConnected) script.after(end);
  else document.body.append(end);
  return end;
}
