import { copyScript, kindOfScript } from './copy-script.ts';
import { catchLateWrites, followWrites, type Placed, writtenBy } from './late-writes.ts';
import { parseMarkup, scriptsIn } from './markup.ts';
import { failureOf } from './script-failure.ts';

/** Told of a script that did not come, or whose integrity does not fit. */
export type OnScriptFailed = (cause: Error) => void;

/**
 * Runs scripts that are in the page but were left inert by a parser, each once, in their order, in their place, with
 * their attributes and the page's nonce. A classic external script is waited for, 5 s at most; modules and `async`
 * scripts run beside the others. Scripts that have left the page, JSON and other data do not run. What they
 * `document.write` goes to their place. Never rejects.
 */
export async function runScripts(
  scripts: Iterable<HTMLScriptElement>,
  onFailed: OnScriptFailed = () => {},
): Promise<void> {
  catchLateWrites();
  let modules: Promise<void> = Promise.resolve();
  for (const inert of scripts) {
    // Firefox alone would run an inline module before an external one that stands above it
    if (isOrderedModule(inert)) modules = modules.then(() => run(inert, onFailed));
    else await run(inert, onFailed);
  }
}

const isOrderedModule = (script: HTMLScriptElement): boolean =>
  script.type === 'module' && !script.hasAttribute('async');

/** Whether what follows waits for the script to come. */
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

/** Puts what a script wrote before a node of the page. */
function placeWritten(html: string, before: ChildNode, onFailed: OnScriptFailed): Placed {
  const written = parseMarkup(html);
  const scripts = scriptsIn(written);
  const isHeld = scripts.some(comesFromElsewhere);
  // as a parser does: the body begins with the first thing that no head can hold
  if (document.head.contains(before) && !isForHead(written)) document.body.prepend(before);
  before.before(written);
  return { isHeld, run: () => runScripts(scripts, onFailed) };
}
