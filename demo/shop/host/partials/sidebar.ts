import { type Html, html } from '../../html.ts';
import type { PageContext } from '../../page.ts';
import { HOST_TEXTS } from '../texts.ts';
import { accountLinks } from './account-links.ts';
import { taken } from './mode.ts';

/** The id of the tag that is the theme's side menu, or wraps it. */
export function drawerId({ look }: PageContext): string {
  return look.theme === 'instead' ? 'sidebar' : 'menu_drawer';
}

/** The side menu of phones, into which the theme's script moves the search. */
export function sidebar(context: PageContext): Html {
  const { texts } = context;
  const label = texts.chrome.menu;
  const content = html`<div class="sidebar__search"></div>
    <nav aria-label="${texts.chrome.account}"><ul class="sidebar__links">
      ${accountLinks(context).map((link) => html`<li>${link}</li>`)}
      <li><a href="/contact.html">${HOST_TEXTS[context.lang].contact}</a></li>
    </ul></nav>`;
  return taken(
    {
      plain: html`<div id="sidebar" class="--side">${content}</div>`,
      around: html`<shop-drawer id="menu_drawer" label="${label}"><div id="sidebar">${content}</div></shop-drawer>`,
      instead: html`<shop-drawer id="sidebar" label="${label}">${content}</shop-drawer>`,
    },
    context,
  );
}
