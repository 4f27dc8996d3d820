import type { Refusal } from '../../logic/file-field/file-field.model.ts';
import type { Environment } from '../host/environment.ts';

/** The properties of the component. */
export interface FileFieldProps {
  env: Environment;
  maxSize: number | undefined;
  blockedTypes: readonly string[];
  blockedExtensions: readonly string[];
  pictureSize: string | undefined;
  onReject: (detail: Pick<Refusal<File>, 'file' | 'reason'>) => void;
}
