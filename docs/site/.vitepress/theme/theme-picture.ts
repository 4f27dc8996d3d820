import { THEME_PICTURES, type ThemePicture } from '../../../../build/docs/blocks/theme-pictures.ts';
import buttons from './buttons.css?inline';
import { button, make } from './make.ts';
import { blocksIn, keyOf } from './picture-blocks.ts';
import { PictureView } from './picture-view.ts';
import { siteTexts } from './site-texts.ts';
import css from './theme-picture.css?inline';
import { whenNear } from './when-near.ts';

/** A page of the theme, and the button that shows it. */
interface Tab {
  readonly picture: ThemePicture;
  readonly view: PictureView;
  readonly button: HTMLButtonElement;
}

const linkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a') : null;

/**
 * `<theme-picture>` around lists or tables of links to blocks, one for each step: shows the pages of the theme with an
 * outline and a number for each block. The lists remain for keyboards and screen readers.
 */
export class ThemePictureElement extends HTMLElement {
  #tabs: readonly Tab[] = [];
  #ends: readonly (() => void)[] = [];

  constructor() {
    super();
    for (const type of ['pointerover', 'focusin'])
      this.addEventListener(type, (event) => this.#point(keyOf(linkAt(event))));
    for (const type of ['pointerleave', 'focusout'])
      this.addEventListener(type, () => this.#point(undefined));
  }

  connectedCallback(): void {
    if (!this.shadowRoot) this.#draw();
    const load = () => {
      for (const { view } of this.#tabs) view.load();
    };
    this.#ends = [whenNear(this, load), ...this.#tabs.map(({ view }) => view.follow())];
  }

  disconnectedCallback(): void {
    for (const end of this.#ends) end();
  }

  #draw(): void {
    const texts = siteTexts();
    const blocks = blocksIn(this);
    this.#tabs = THEME_PICTURES.map((picture) => {
      const name = texts.themePages[picture.key];
      const shown = blocks.filter(({ key }) => picture.blocks.includes(key));
      const view = new PictureView(picture, name, shown);
      return { picture, view, button: button(name, () => this.#show(picture)) };
    });
    const tabs = make('div', { className: 'tabs', role: 'group', ariaLabel: texts.themePicture });
    tabs.append(...this.#tabs.map((tab) => tab.button));
    const views = make('div', { className: 'views', ariaHidden: 'true' });
    views.append(...this.#tabs.map(({ view }) => view.element));
    this.attachShadow({ mode: 'open' }).append(
      make('style', {}, [buttons, css]),
      make('div', { className: 'picture' }, [tabs, views]),
      make('slot'),
    );
    this.#show(THEME_PICTURES[0]);
  }

  #show(shown: ThemePicture | undefined): void {
    for (const tab of this.#tabs) {
      tab.button.ariaPressed = `${tab.picture === shown}`;
      tab.view.element.toggleAttribute('data-shown', tab.picture === shown);
    }
  }

  /** Highlights a block. */
  #point(key: string | undefined): void {
    if (key !== undefined) this.#show(THEME_PICTURES.find(({ blocks }) => blocks.includes(key)));
    for (const { view } of this.#tabs) view.point(key);
  }
}
