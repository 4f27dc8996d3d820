/** A guide of the site. */
export interface Guide {
  /** The name of its file. */
  readonly name: string;
  readonly title: string;
  /** The tags whose pages it links to. */
  readonly tags: readonly string[];
}

const TITLE = /^# (?<title>.+)$/m;
const LINK = /\]\(\.\.\/tags\/(?<tag>shop-[a-z-]+)/g;

/** Reads a guide from its Markdown. */
export const readGuide = (name: string, page: string): Guide => ({
  name,
  title: TITLE.exec(page)?.groups?.title ?? name,
  tags: [...page.matchAll(LINK)].map(({ groups }) => groups?.tag ?? ''),
});
