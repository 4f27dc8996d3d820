import { addressIn } from '../address-in.ts';
import { copyScript, kindOfScript } from './copy-script.ts';
import { failureOf } from './script-failure.ts';

/** The attribute of scripts that also run when their page is fetched; `each` runs them on every visit. */
const MARK = 'data-shop-ajax';
/** The same attribute in the platform's themes: their changes are part of every page. */
const PLATFORM_MARK = 'ajaxLoad';
const MARKED = `script[${MARK}],script.${PLATFORM_MARK}`;

/** Whether a script also runs when its page is fetched. */
export const isMarkedScript = (script: HTMLScriptElement): boolean => script.matches(MARKED);

const runsEachTime = (script: HTMLScriptElement): boolean =>
  (script.getAttribute(MARK) ?? 'each') === 'each';

interface MarkedScript {
  readonly script: HTMLScriptElement;
  /** The absolute URL; '' for an inline script. */
  readonly address: string;
  /** Equal for two runs of one script. */
  readonly identity: string;
}

/** The marked scripts of a page at that URL, in document order. */
function markedIn(page: Document, pageUrl: string): readonly MarkedScript[] {
  return [...page.querySelectorAll<HTMLScriptElement>(MARKED)]
    .filter((script) => kindOfScript(script) !== 'data')
    .map((script) => {
      const address = addressIn(script, 'src', pageUrl);
      return { script, address, identity: address || script.text };
    });
}

let runs = 0;

/** Browsers run a module once per URL; a fragment makes it another module. */
const again = (address: string, type: string): string =>
  type === 'module' ? `${address.replace(/#.*/, '')}#visit=${++runs}` : address;

/** An executable copy with the nonce of this page; that of the fetched page is invalid here. */
function copyOf(
  { script, address }: MarkedScript,
  isAgain: boolean,
): HTMLScriptElement | undefined {
  if (!address) return copyScript(script, null);
  return copyScript(script, isAgain ? again(address, script.type) : address);
}

/** Runs a script in the head and removes it. Waits for an external script. */
async function run(script: HTMLScriptElement): Promise<void> {
  const failure = script.hasAttribute('src') ? failureOf(script) : undefined;
  document.head.append(script);
  await failure;
  script.remove();
}

async function runInOrder(scripts: readonly HTMLScriptElement[]): Promise<void> {
  for (const script of scripts) await run(script);
}

/** Runs the scripts that were read. Resolves when all have run, failed or timed out. */
type RunScripts = () => Promise<void>;

/** Reads the marked scripts of a page at that URL, before its regions are moved. */
export type ReadMarkedScripts = (page: Document, pageUrl: string) => RunScripts;

/**
 * Runs the marked scripts of fetched pages in document order: each script once, counting the run by the first page;
 * scripts with `each` on every page. Other scripts never run. Errors thrown by a script are reported as errors of the
 * page.
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
