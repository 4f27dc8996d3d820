import { copyScript, kindOfScript } from './copy-script.ts';
import { catchLateWrites, followWrites, type Placed, writtenBy } from './late-writes.ts';
import { parseMarkup, scriptsIn } from './markup.ts';
import { failureOf } from './script-failure.ts';

/** Called when a script fails to load or its integrity does not match. */
export type OnScriptFailed = (cause: Error) => void;

/**
 * Runs scripts that a parser has left inert: each once, in document order, in its position, with its attributes and the
 * page's nonce. A classic external script blocks later ones up to 5 s; modules and `async` scripts do not block.
 * Scripts that were removed, JSON and other data do not run. Output of `document.write` is inserted after its script.
 * Never rejects.
 */
export async function runScripts(
  scripts: Iterable<HTMLScriptElement>,
  onFailed: OnScriptFailed = () => {},
): Promise<void> {
  catchLateWrites();
  let modules: Promise<void> = Promise.resolve();
  for (const inert of scripts) {
    // only Firefox would run an inline module before an external one above it
    if (isOrderedModule(inert)) modules = modules.then(() => run(inert, onFailed));
    else await run(inert, onFailed);
  }
}

const isOrderedModule = (script: HTMLScriptElement): boolean =>
  script.type === 'module' && !script.hasAttribute('async');

/** Whether later scripts wait for this one to load. */
const comesFromElsewhere = (script: HTMLScriptElement): boolean =>
  script.hasAttribute('src') && (kindOfScript(script) === 'classic' || isOrderedModule(script));

async function run(inert: HTMLScriptElement, onFailed: OnScriptFailed): Promise<void> {
  if (!inert.isConnected || kindOfScript(inert) === 'data') return;
  const script = copyScript(inert);
  if (!script) return;
  followWrites(script, (html, before) => placeWritten(html, before, onFailed));
  const failure = comesFromElsewhere(inert) ? failureOf(script) : undefined;
  inert.replaceWith(script);
  const cause = await failure;
  if (cause) onFailed(cause);
  await writtenBy(script);
}

const HEAD_CONTENT = 'script,style,link,meta,title,base,noscript,template';

const isForHead = (nodes: DocumentFragment): boolean =>
  [...nodes.children].every((element) => element.matches(HEAD_CONTENT)) &&
  [...nodes.childNodes].every((node) => node instanceof Element || !node.textContent?.trim());

/** Inserts what a script wrote before a node. */
function placeWritten(html: string, before: ChildNode, onFailed: OnScriptFailed): Placed {
  const written = parseMarkup(html);
  const scripts = scriptsIn(written);
  const isDeferred = scripts.some(comesFromElsewhere);
  // as a parser does: the body begins with the first node that is not allowed in a head
  if (document.head.contains(before) && !isForHead(written)) document.body.prepend(before);
  before.before(written);
  return { isDeferred, run: () => runScripts(scripts, onFailed) };
}
