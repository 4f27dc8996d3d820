/** The risk of migrating a block: it only displays, it works by itself, or it submits the shopper's data. */
export type Step = 'shows' | 'acts' | 'sends';

/** The migration steps for an element of a block. All texts are Markdown. */
export interface Hook {
  readonly what: string;
  readonly why: string;
  /** The selector of the element in the theme's pages. */
  readonly selector?: string;
  /** Whether the element is dropped only if the tag replaces the block. */
  readonly isOnlyInstead?: boolean;
}

/** A page of the theme, and the outermost elements of a block on it, each by its id or class: `#id` or `.class`. */
export interface ThemePage {
  readonly page: string;
  readonly elements: readonly string[];
  /** Further elements that the tags look for. */
  readonly related?: readonly string[];
  /** The visible element on wide pages, if the elements themselves show nothing there. */
  readonly visible?: string;
  /** Whether the documentation can run the block; not without another one. By default true. */
  readonly isLive?: boolean;
}

/** A block that the demo's theme lacks: its markup in other themes, and with tags. */
export interface OwnMarkup {
  readonly plain: string;
  readonly around: string;
  readonly elements: readonly string[];
  /** Whether the documentation can run the block; not for a script of the theme. */
  readonly isLive: boolean;
}

/** A block of the theme that tags replace, and how an author migrates it. */
export interface HostBlock {
  readonly key: string;
  readonly name: string;
  readonly step: Step;
  /** The keys of the tags. */
  readonly tags: readonly string[];
  /** A sentence about the benefit for shoppers. */
  readonly benefit: string;
  /** Absent if the demo's theme has no such block. */
  readonly themePage?: ThemePage;
  /** Present if `themePage` is absent and the block is markup. */
  readonly markup?: OwnMarkup;
  readonly keep: readonly Hook[];
  readonly empty?: readonly Hook[];
  readonly drop?: readonly Hook[];
  /** The start of each rule in `static/tags.css` that an author copies. */
  readonly css?: readonly string[];
  /** What an author tests afterwards. */
  readonly check: readonly [string, string, string];
}
