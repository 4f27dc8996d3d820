import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';
import { TAG_GROUPS } from '../tags.ts';

const addressOf = (key: string): string => `/elements/${key}.html`;

/** All tags by group, each with its page and its purpose. */
export function tagOverview({ lang }: PageContext): Html {
  return html`<div class="tags">
    ${TAG_GROUPS.map(
      ({ name, tags }) => html`<section class="tags__group">
        <h2>${name[lang]}</h2>
        <dl>${tags.map(
          ({ key, about }) => html`<div class="tags__entry">
            <dt><a class="tags__link" href="${addressOf(key)}">shop-${key}</a></dt>
            <dd class="quiet">${about[lang]}</dd>
          </div>`,
        )}</dl>
      </section>`,
    )}
  </div>`;
}

/** The links to all tags, beside the page of a tag. */
export function tagNav({ lang, texts, url }: PageContext): Html {
  return html`<nav class="tag-nav" aria-label="${texts.tagPages.allTags}">
    ${TAG_GROUPS.map(
      ({ name, tags }) => html`<p class="tag-nav__group">${name[lang]}</p>
        <ul role="list">${tags.map(
          ({ key }) =>
            html`<li><a class="tag-nav__link" href="${addressOf(key)}"${
              url.pathname === addressOf(key) && html` aria-current="page"`
            }>shop-${key}</a></li>`,
        )}</ul>`,
    )}
  </nav>`;
}
