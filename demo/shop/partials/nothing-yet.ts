import { type Html, html } from '../html.ts';
import { logo } from './logo.ts';

/** What a page says that has nothing to show, and where to go instead. */
export interface NothingYet {
  readonly heading: string;
  readonly text: string;
  readonly link: string;
  readonly href: string;
}

/** A page's whole content when there is nothing to show. */
export function nothingYet({ heading, text, link, href }: NothingYet): Html {
  return html`<div class="nothing">
    ${logo}
    <h1>${heading}</h1>
    <p>${text}</p>
    <a class="button" href="${href}">${link}</a>
  </div>`;
}
