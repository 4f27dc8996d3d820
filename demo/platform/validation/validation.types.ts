import type { Region } from '../region/regions.ts';
import type { ValidationCode } from './validation.messages.ts';

/** The result of a failed check, before it becomes a text. */
export interface Finding {
  readonly code: ValidationCode;
  /** An addition to the code's text: postal formats, a proposed login. */
  readonly detail?: string;
}

/** An error in the platform's format (docs/specification.md#s3-validation-result). */
export interface ValidationMessage {
  readonly code: ValidationCode;
  /** The text of the code; in the second message of a postal code, only the formats. */
  readonly message: string;
}

/** Checks a value without outer spaces; undefined when it is valid. */
export type Check = (value: string, region: Region) => Finding | undefined;
