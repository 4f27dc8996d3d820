import { addressIn } from '../address-in.ts';
import { copyScript, kindOfScript } from './copy-script.ts';
import { failureOf } from './script-failure.ts';

/** The mark of a script that also runs where its page is fetched; `each` runs it with every visit. */
const MARK = 'data-shop-ajax';
/** The same mark, as the platform's themes write it: what they have changed comes with every page. */
const PLATFORM_MARK = 'ajaxLoad';
const MARKED = `script[${MARK}],script.${PLATFORM_MARK}`;

/** Whether a script also runs where its page is fetched. */
export const isMarkedScript = (script: HTMLScriptElement): boolean => script.matches(MARKED);

const runsEachTime = (script: HTMLScriptElement): boolean =>
  (script.getAttribute(MARK) ?? 'each') === 'each';

interface MarkedScript {
  readonly script: HTMLScriptElement;
  /** The absolute address; '' for a script that stands in the page. */
  readonly address: string;
  /** What is the same in two runs of one script. */
  readonly identity: string;
}

/** The marked scripts of a page of that address, in their order. */
function markedIn(page: Document, pageUrl: string): readonly MarkedScript[] {
  return [...page.querySelectorAll<HTMLScriptElement>(MARKED)]
    .filter((script) => kindOfScript(script) !== 'data')
    .map((script) => {
      const address = addressIn(script, 'src', pageUrl);
      return { script, address, identity: address || script.text };
    });
}

let runs = 0;

/** The browser runs an address once as a module; a fragment makes another module of it. */
const again = (address: string, type: string): string =>
  type === 'module' ? `${address.replace(/#.*/, '')}#visit=${++runs}` : address;

/** A copy that runs, with the nonce of this page: that of the fetched one is of no use here. */
function copyOf(
  { script, address }: MarkedScript,
  isAgain: boolean,
): HTMLScriptElement | undefined {
  if (!address) return copyScript(script, null);
  return copyScript(script, isAgain ? again(address, script.type) : address);
}

/** Runs a script in the head, from which it goes; waits for one that is loaded. */
async function run(script: HTMLScriptElement): Promise<void> {
  const failure = script.hasAttribute('src') ? failureOf(script) : undefined;
  document.head.append(script);
  await failure;
  script.remove();
}

async function runInOrder(scripts: readonly HTMLScriptElement[]): Promise<void> {
  for (const script of scripts) await run(script);
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
  const here = document;
  const known = new Set(markedIn(here, here.baseURI).map(({ identity }) => identity));
  return (page, pageUrl) => {
    const due = markedIn(page, pageUrl).filter(
      ({ script, identity }) => runsEachTime(script) || !known.has(identity),
    );
    const copies = due.flatMap((marked) => copyOf(marked, known.has(marked.identity)) ?? []);
    return () => {
      for (const { identity } of due) known.add(identity);
      return runInOrder(copies);
    };
  };
}
