/** A traversal to another entry of the history, by Back or Forward. */
export interface HistoryStep {
  readonly url: string;
  /** Restores the scroll position of the entry. Call it once the content has rendered. */
  restoreScroll(): void;
}

/** Handles a traversal. Resolves when the entry's content has rendered. */
export type OnHistoryStep = (step: HistoryStep) => Promise<void>;
