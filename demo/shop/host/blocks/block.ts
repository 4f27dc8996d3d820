/** How much a block risks: it only shows, it acts alone, or it sends what the shopper gave. */
export type Step = 'shows' | 'acts' | 'sends';

/** The pages that a block stands on. */
export type Place = 'every' | 'main' | 'list' | 'product' | 'registration' | 'contact';

/** What an author does with a part of a block. All texts are Markdown. */
export interface Hook {
  readonly what: string;
  readonly why: string;
  /** Finds the part in the pages of the theme. */
  readonly selector?: string;
  /** The part is dropped only where the tag stands instead of the block. */
  readonly isOnlyInstead?: boolean;
}

/** A page of the theme, and the outermost elements of a block on it: each by its id or a class, `#id` or `.class`. */
export interface Standing {
  readonly page: string;
  readonly elements: readonly string[];
  /** Further elements that the tags look for. */
  readonly beside?: readonly string[];
  /** What the shopper sees of it on a wide page, where the elements themselves show nothing there. */
  readonly seen?: string;
}

/** A block that no page of the demo's theme has, as themes write it, and with tags of ours. */
export interface Written {
  readonly plain: string;
  readonly around: string;
  readonly elements: readonly string[];
  /** Whether its parts are there to run; a script of the theme is not. */
  readonly isLive: boolean;
}

/** A block of the theme that tags of ours take over, and how an author moves it. */
export interface HostBlock {
  readonly key: string;
  readonly name: string;
  readonly step: Step;
  readonly place: Place;
  /** The keys of the tags. */
  readonly tags: readonly string[];
  /** A sentence: what the shopper gets by it. */
  readonly gives: string;
  /** Absent where the demo's theme has no such block. */
  readonly stands?: Standing;
  /** There where `stands` is absent, and the block is markup. */
  readonly written?: Written;
  readonly keep: readonly Hook[];
  readonly empty?: readonly Hook[];
  readonly drop?: readonly Hook[];
  /** Where each rule begins that an author copies from `static/tags.css`. */
  readonly css?: readonly string[];
  /** What must still work. */
  readonly check: readonly [string, string, string];
  /** What putting back the lines of the template does not undo. */
  readonly undo?: string;
}
