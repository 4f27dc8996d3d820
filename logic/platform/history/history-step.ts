/** A traversal to another entry of the history, by Back or Forward. */
export interface HistoryStep {
  readonly url: string;
  /** Restores the scroll position of the entry. Call it once the content has rendered. */
  restoreScroll(): void;
}

/** Handles a traversal. Resolves when the entry's content has rendered. */
export type OnHistoryStep = (step: HistoryStep) => Promise<void>;

/** Handles traversals, and is called before and after a new entry is added. */
export interface HistoryFollower {
  leave(): void;
  enter(): void;
  /** Restores the scroll position of the current entry; the top if it is unknown. */
  restoreScroll(): void;
  stop(): void;
}
