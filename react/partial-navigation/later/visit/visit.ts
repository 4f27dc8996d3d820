import type { HistoryStep } from '../../../../logic/platform/history/history-step.ts';
import type { ReadMarkedScripts } from '../../../../logic/platform/scripts/marked-scripts.ts';
import type { VisitSettings } from './settings.ts';

/** One visit. */
export interface Visit {
  readonly host: HTMLElement;
  readonly url: string;
  /** The step of the shopper's in the history; absent where a new entry is made. */
  readonly turn: HistoryStep | undefined;
  readonly signal: AbortSignal;
  readonly settings: VisitSettings;
  readonly readScripts: ReadMarkedScripts;
  /** Gives the address bar the address of the page. */
  enter(url: string): void;
}
