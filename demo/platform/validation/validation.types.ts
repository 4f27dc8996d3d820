import type { Region } from '../region/regions.ts';
import type { ValidationCode } from './validation.messages.ts';

/** What a check found wrong, before it is put into words. */
export interface Finding {
  readonly code: ValidationCode;
  /** What is said beside the code's text: postal formats, a proposed login. */
  readonly detail?: string;
}

/** One thing that is wrong, as the platform says it (docs/specification.md#s3-validation-result). */
export interface ValidationMessage {
  readonly code: ValidationCode;
  /** The text of the code; in a second message after one of a postal code, the formats alone. */
  readonly message: string;
}

/** Looks at a value; undefined when nothing is wrong with it. Values come without outer spaces. */
export type Check = (value: string, region: Region) => Finding | undefined;
