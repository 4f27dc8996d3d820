import buttons from './buttons.css?inline';
import { fragmentOf } from './fragment.ts';
import { platformIn } from './frame.ts';
import { FrameView, type Look } from './frame-view.ts';
import css from './live-example.css?inline';
import { button, make, toggle } from './make.ts';
import { followScheme, pageScheme } from './page-scheme.ts';
import { otherLanguage, pageLanguage, siteTexts } from './site-texts.ts';
import { whenNear } from './when-near.ts';

const PHONE_PX = 390;
/** The debounce of typing before the frame reloads. */
const PAUSE_MS = 400;

/** `<live-example code="…">`: an example in a frame, to try, to edit and to copy. */
export class LiveExample extends HTMLElement {
  #code = '';
  #look: Look = { lang: pageLanguage(), dir: 'ltr', scheme: 'light' };
  #isOtherScheme = false;
  #view: FrameView | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ends: readonly (() => void)[] = [];
  readonly #source = make('div', { className: 'source' }, [make('slot')]);
  readonly #link = make('a', {}, [siteTexts().playground]);
  readonly #status = make('span', { ariaLive: 'polite' });

  connectedCallback(): void {
    this.#view ??= this.#draw();
    this.#ends = [
      followScheme(() => this.#dress({})),
      whenNear(this, () => this.#show()),
      () => this.#view?.leave(),
    ];
  }

  disconnectedCallback(): void {
    for (const end of this.#ends) end();
  }

  /** Whether this example is the page's content: the editor is open, and the URL contains its code. */
  get #isPlayground(): boolean {
    return this.hasAttribute('playground');
  }

  get #platform(): string {
    return this.getAttribute('platform') ?? platformIn(pageLanguage());
  }

  #draw(): FrameView {
    this.#code = decodeURIComponent(this.getAttribute('code') ?? '');
    this.#look = { ...this.#look, dir: this.getAttribute('dir') ?? 'ltr' };
    const view = new FrameView();
    const root = this.attachShadow({ mode: 'open' });
    const acts = make('span', { className: 'acts' }, this.#acts());
    const bar = make('div', { className: 'bar' }, [...this.#toggles(view), acts]);
    root.append(
      make('style', {}, [buttons, css]),
      view.frame,
      view.announcements,
      view.log,
      bar,
      this.#sourceBox(),
    );
    if (this.#isPlayground) this.#edit();
    return view;
  }

  #show(): void {
    this.#look = { ...this.#look, scheme: pageScheme(this.#isOtherScheme) };
    this.#view?.show(this.#code, this.#platform, this.#look);
    this.#link.href = `${import.meta.env.BASE_URL}playground.html`;
    fragmentOf({ code: this.#code, platform: this.#platform }).then((fragment) => {
      this.#link.hash = fragment;
      if (this.#isPlayground) history.replaceState(history.state, '', `#${fragment}`);
    });
  }

  #dress(change: Partial<Look>): void {
    this.#look = { ...this.#look, scheme: pageScheme(this.#isOtherScheme), ...change };
    this.#view?.dress(this.#look);
  }

  /** Replaces the code with the editor. */
  async #edit(): Promise<void> {
    const { createEditor } = await import('./editor.ts');
    const changed = (code: string) => {
      this.#code = code;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#show(), PAUSE_MS);
    };
    this.#source.replaceChildren();
    const editor = await createEditor({ parent: this.#source, code: this.#code, changed });
    if (!this.#isPlayground) editor.focus();
  }

  #toggles(view: FrameView): readonly HTMLElement[] {
    const texts = siteTexts();
    return [
      toggle(texts.language, (isOn) =>
        this.#dress({ lang: isOn ? otherLanguage() : pageLanguage() }),
      ),
      toggle(texts.direction, (isOn) => this.#dress({ dir: isOn ? 'rtl' : 'ltr' })),
      toggle(texts.colours, (isOn) => {
        this.#isOtherScheme = isOn;
        this.#dress({});
      }),
      toggle(texts.phone, (isOn) => {
        view.frame.style.maxInlineSize = isOn ? `${PHONE_PX}px` : '';
      }),
      this.#partsToggle(view),
    ];
  }

  /** The attribute `names` switches it on. */
  #partsToggle(view: FrameView): HTMLElement {
    const parts = toggle(siteTexts().parts, (isOn) => view.nameParts(isOn));
    if (this.hasAttribute('names')) parts.click();
    return parts;
  }

  /** The code; the attribute `folded` puts it into a disclosure. */
  #sourceBox(): HTMLElement {
    if (!this.hasAttribute('folded')) return this.#source;
    return make('details', {}, [make('summary', {}, [siteTexts().code]), this.#source]);
  }

  #acts(): readonly HTMLElement[] {
    const texts = siteTexts();
    const edit = button(texts.edit, () => {
      edit.remove();
      this.#source.closest('details')?.toggleAttribute('open', true);
      this.#edit();
    });
    const copy = button(texts.copy, async () => {
      await navigator.clipboard.writeText(this.#code);
      this.#status.textContent = texts.copied;
    });
    return this.#isPlayground ? [copy, this.#status] : [edit, copy, this.#link, this.#status];
  }
}
