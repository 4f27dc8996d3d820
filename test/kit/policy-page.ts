interface Page {
  /** Scripts that the page loads as modules, e.g. `builtScript('autoloader.js')`. */
  modules?: readonly string[];
  /** The markup of its body. */
  body?: string;
  /** The page's language; Polish by default. */
  lang?: string;
}

/** A page in a frame: its window, its document, and its errors so far. */
export interface PolicyPage {
  window: Window & typeof globalThis;
  document: Document;
  /** Violations (`style-src-elem inline`), errors, rejections and console errors, in order. */
  faults: readonly string[];
}

type Recording = Window & typeof globalThis & { faults: string[] };

function isRecording(found: Window | null): found is Recording {
  return found !== null && 'faults' in found;
}

const frames: HTMLIFrameElement[] = [];
afterEach(() => {
  for (const frame of frames.splice(0)) frame.remove();
});

/** Opens a page under a policy of test/runner/policy-pages.mjs and waits until it is loaded; the test removes it. */
export async function openPolicyPage(policy: string, page: Page = {}): Promise<PolicyPage> {
  const { modules = [], body = '', lang = 'pl' } = page;
  const query = new URLSearchParams([
    ['body', body],
    ['lang', lang],
    ...modules.map((src) => ['module', src]),
  ]);
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 800px; height: 600px;';
  frame.src = `/csp/${policy}?${query}`;
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
  document.body.append(frame);
  await loaded;
  const { contentWindow } = frame;
  if (!isRecording(contentWindow)) throw new Error(`Expected a page at ${frame.src}.`);
  // Violations are reported in a separate task, in WebKit after the load event.
  await new Promise((resolve) => contentWindow.requestAnimationFrame(() => setTimeout(resolve)));
  return { window: contentWindow, document: contentWindow.document, faults: contentWindow.faults };
}
