import { playOf } from './fragment.ts';
import { platformIn } from './frame.ts';
import { pageLanguage } from './site-texts.ts';

const FIRST = `<shop-price value="1234.5">1234,50 zł</shop-price>
`;

/** `<play-ground>`: an editor with the code of the page's fragment. */
export class PlayGround extends HTMLElement {
  async connectedCallback(): Promise<void> {
    addEventListener('hashchange', this.#open);
    await this.#open();
  }

  disconnectedCallback(): void {
    removeEventListener('hashchange', this.#open);
  }

  readonly #open = async (): Promise<void> => {
    const play = (await playOf(location.hash.slice(1))) ?? {
      code: FIRST,
      platform: platformIn(pageLanguage()),
    };
    const example = document.createElement('live-example');
    example.setAttribute('code', encodeURIComponent(play.code));
    example.setAttribute('platform', play.platform);
    example.toggleAttribute('playground', true);
    this.replaceChildren(example);
  };
}
