import { MODULE_LIMIT_MS } from '../../page/module-within.ts';
import { browserClock } from '../clock.ts';
import { addressIn } from '../pages/address-in.ts';
import { newScript } from './new-script.ts';
import { trustedPolicy } from './trusted-types.ts';

/** The mark of a script that also runs where its page is fetched; `each` runs it with every visit. */
const MARK = 'data-shop-ajax';
const COPIED = ['type', 'integrity', 'crossorigin', 'referrerpolicy', 'nomodule'];

interface MarkedScript {
  readonly script: HTMLScriptElement;
  /** The absolute address; '' for a script that stands in the page. */
  readonly address: string;
  /** What is the same in two runs of one script. */
  readonly identity: string;
}

/** The marked scripts of a page of that address, in their order. */
function markedIn(page: Document, pageUrl: string): readonly MarkedScript[] {
  return [...page.querySelectorAll<HTMLScriptElement>(`script[${MARK}]`)].map((script) => {
    const address = addressIn(script, 'src', pageUrl);
    return { script, address, identity: address || script.text };
  });
}

let runs = 0;

/** The browser runs an address once as a module; a fragment makes another module of it. */
const again = (address: string, type: string): string =>
  type === 'module' ? `${address.replace(/#.*/, '')}#visit=${++runs}` : address;

/** A copy that runs, with the nonce of this page: that of the fetched one is of no use here. */
function copyOf({ script: given, address }: MarkedScript, isAgain: boolean): HTMLScriptElement {
  const script = newScript();
  for (const name of COPIED) {
    const value = given.getAttribute(name);
    if (value !== null) script.setAttribute(name, value);
  }
  const policy = trustedPolicy();
  if (address) script.src = policy.createScriptURL(isAgain ? again(address, given.type) : address);
  else script.text = policy.createScript(given.text);
  return script;
}

/** Loads and runs a script; resolves when it has run, has failed, or did not come in time. */
function load(script: HTMLScriptElement): Promise<void> {
  return new Promise<void>((resolve) => {
    const cancel = browserClock.after(MODULE_LIMIT_MS, resolve);
    const end = () => {
      cancel();
      resolve();
    };
    script.addEventListener('load', end);
    script.addEventListener('error', end);
    document.head.append(script);
  }).finally(() => script.remove());
}

/** Runs a script that stands in the page, in this task. */
function runNow(script: HTMLScriptElement): void {
  document.head.append(script);
  script.remove();
}

async function runInOrder(scripts: readonly HTMLScriptElement[]): Promise<void> {
  for (const script of scripts) {
    if (script.src) await load(script);
    else runNow(script);
  }
}

/** Runs the scripts that were read; resolves when all have run, have failed, or did not come in time. */
type RunScripts = () => Promise<void>;

/** Reads the marked scripts of a page of that address, before its parts are moved elsewhere. */
export type ReadMarkedScripts = (page: Document, pageUrl: string) => RunScripts;

/**
 * Runs the marked scripts of fetched pages in their order: each once, also where the browser has run it with the first
 * page; one marked `each` with every page. The others never run. What a script throws is the page's error.
 */
export function createMarkedScripts(): ReadMarkedScripts {
  const known = new Set(markedIn(document, document.baseURI).map(({ identity }) => identity));
  return (page, pageUrl) => {
    const due = markedIn(page, pageUrl).filter(
      ({ script, identity }) => script.getAttribute(MARK) === 'each' || !known.has(identity),
    );
    const copies = due.map((marked) => copyOf(marked, known.has(marked.identity)));
    return () => {
      for (const { identity } of due) known.add(identity);
      return runInOrder(copies);
    };
  };
}
