import { hostState } from '../state/by-host.ts';

/** A size of a product. */
export interface AlertSize {
  /** The product’s id, digits. */
  readonly id: string;
  readonly size: string;
}

/** The state of an element’s alert. */
export interface AlertState {
  /** Whether the shopper has used the form. */
  readonly isTouched: boolean;
  readonly isSending: boolean;
  /** The size of the last accepted alert. */
  readonly sent: AlertSize | undefined;
  /** The message below the form; '' for none. */
  readonly message: string;
  /** The message about the e-mail address; '' for none. */
  readonly problem: string;
}

/** The state of the alert of an element. */
export const alertStateOf = hostState<AlertState>({
  isTouched: false,
  isSending: false,
  sent: undefined,
  message: '',
  problem: '',
});
