import type { HistoryStep } from '../../../logic/platform/history/visit-history.ts';
import type { ReadMarkedScripts } from '../../../logic/platform/scripts/marked-scripts.ts';
import type { VisitSettings } from './settings.ts';

/** One visit. */
export interface Visit {
  readonly host: HTMLElement;
  readonly url: string;
  /** The traversal in the history; absent for a new entry. */
  readonly step: HistoryStep | undefined;
  readonly signal: AbortSignal;
  readonly settings: VisitSettings;
  readonly readScripts: ReadMarkedScripts;
  /** Sets the URL in the address bar. */
  enter(url: string): void;
}
