import { platformIn } from './frame.ts';
import { FrameView } from './frame-view.ts';
import css from './live-tile.css?inline';
import { make } from './make.ts';
import { followScheme, pageScheme } from './page-scheme.ts';
import { pageLanguage } from './site-texts.ts';
import { whenNear } from './when-near.ts';

/** `<live-tile code="…">`: a scaled-down example, to look at; the link beside it leads to its page. */
export class LiveTile extends HTMLElement {
  #view: FrameView | undefined;
  #ends: readonly (() => void)[] = [];

  connectedCallback(): void {
    this.#view ??= this.#draw();
    this.#ends = [
      followScheme(() => this.#view?.dress(this.#look)),
      whenNear(this, () => this.#show()),
      () => this.#view?.leave(),
    ];
  }

  disconnectedCallback(): void {
    for (const end of this.#ends) end();
  }

  get #look() {
    return { lang: pageLanguage(), dir: 'ltr', scheme: pageScheme(false) };
  }

  #draw(): FrameView {
    const view = new FrameView();
    view.frame.inert = true;
    this.attachShadow({ mode: 'open' }).append(make('style', {}, [css]), view.frame);
    return view;
  }

  #show(): void {
    const code = decodeURIComponent(this.getAttribute('code') ?? '');
    const platform = this.getAttribute('platform') ?? platformIn(pageLanguage());
    this.#view?.show(code, platform, this.#look);
  }
}
