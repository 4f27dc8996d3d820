/** A step of the shopper's to another entry of the history. */
export interface HistoryStep {
  readonly url: string;
  /** Scrolls to where the shopper left that entry; to be called when its content is on the page. */
  restoreScroll(): void;
}

/** Answers a turn; resolves when the entry's content is on the page. */
export type OnHistoryStep = (turn: HistoryStep) => Promise<void>;

/** Follows turns, and hears of each new entry before and after it is made. */
export interface HistoryFollower {
  leave(): void;
  enter(): void;
  stop(): void;
}
