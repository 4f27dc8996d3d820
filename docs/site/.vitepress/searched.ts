import type { DefaultTheme } from 'vitepress';

type Render = NonNullable<DefaultTheme.LocalSearchOptions['_render']>;

/** The last section of a page of a tag: what one asks is seldom about older versions. */
const CHANGES = /^## Changes\n[\s\S]*/m;

/** What the search knows of a page, as HTML. */
export const searched: Render = (page, env, markdown) =>
  markdown.render(page.replace(CHANGES, ''), env);
