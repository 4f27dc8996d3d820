import { frameHtml } from './frame.ts';
import { type FrameMessage, followFrame } from './frame-messages.ts';
import { make } from './make.ts';
import { siteTexts } from './site-texts.ts';

/** No `allow-same-origin`: the code of an example cannot access this page. */
const SANDBOX = 'allow-scripts allow-forms allow-modals';
const MOST_LINES = 20;

/** How an example is shown. */
export interface Look {
  readonly lang: string;
  readonly dir: string;
  readonly scheme: string;
}

const siteAddress = (): string => new URL(import.meta.env.BASE_URL, location.href).href;

const lineOf = ({ event, detail, leads }: FrameMessage): string =>
  event === undefined ? `→ ${leads}` : `${event} ${detail === 'null' ? '' : detail}`;

/** The frame of an example, with its console messages and a log of its events below. */
export class FrameView {
  readonly frame = make('iframe', { title: siteTexts().example });
  readonly announcements = make('div', { className: 'announcements', ariaLive: 'polite' });
  readonly #lines = make('ol');
  readonly log = make('details', { className: 'log', hidden: true }, [
    make('summary', {}, [siteTexts().events]),
    this.#lines,
  ]);
  #namesParts = false;
  #end: (() => void) | undefined;

  constructor() {
    this.frame.setAttribute('sandbox', SANDBOX);
    this.frame.addEventListener('load', () => this.#namesParts && this.nameParts(true));
  }

  /** Reloads the frame with this code. */
  show(code: string, platform: string, look: Look): void {
    this.announcements.replaceChildren();
    this.#lines.replaceChildren();
    this.log.hidden = true;
    this.#end ??= followFrame(this.frame, (message) => this.#receive(message));
    this.frame.srcdoc = frameHtml({ code, platform, ...look, site: siteAddress() });
  }

  /** Changes the settings of the current content. */
  dress(look: Look): void {
    this.#post({ look });
  }

  /** Toggles the labels of hovered parts. */
  nameParts(isOn: boolean): void {
    this.#namesParts = isOn;
    this.#post({ parts: isOn });
  }

  /** Stops listening; `show` restarts it. */
  leave(): void {
    this.#end?.();
    this.#end = undefined;
  }

  #post(message: object): void {
    // a sandboxed frame has no origin to specify
    this.frame.contentWindow?.postMessage(message, '*');
  }

  #receive(message: FrameMessage): void {
    const { height, announcement } = message;
    if (height !== undefined) this.frame.style.blockSize = `${height}px`;
    else if (announcement !== undefined) this.announcements.append(make('p', {}, [announcement]));
    else this.#logged(lineOf(message));
  }

  #logged(line: string): void {
    this.#lines.prepend(make('li', {}, [line]));
    if (this.#lines.childElementCount > MOST_LINES) this.#lines.lastElementChild?.remove();
    this.log.hidden = false;
  }
}
