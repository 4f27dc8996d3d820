import { atom } from 'jotai/vanilla';
import { hostState } from '../state/by-host.ts';
import { type FileRules, type Refusal, refuseFiles } from './file-field.model.ts';

/** The result of the last choice of files; with an `error` the input is empty. */
export interface FileOutcome {
  readonly state: 'empty' | 'success' | 'error';
  readonly refusals: readonly Refusal<File>[];
}

interface FileChoice {
  readonly host: object;
  readonly files: readonly File[];
  readonly rules: FileRules;
}

function outcomeState(files: readonly File[], refusals: readonly unknown[]): FileOutcome['state'] {
  if (refusals.length > 0) return 'error';
  return files.length > 0 ? 'success' : 'empty';
}

/** The outcome of an element's last choice of files. */
export const fileOutcomeAtomOf = hostState<FileOutcome>({ state: 'empty', refusals: [] });

/** Validates the files of an element's input. Returns the rejected ones. */
export const checkFilesAtom = atom(null, (_get, set, { host, files, rules }: FileChoice) => {
  const refusals = refuseFiles(files, rules);
  set(fileOutcomeAtomOf(host), { state: outcomeState(files, refusals), refusals });
  return refusals;
});
