import { hostState } from '../state/by-host.ts';
import type { Choice } from './choice.ts';
import { quantityText } from './quantity-rule.ts';

/** The message at the form of a product. */
interface ProductMessage {
  readonly text: string;
  /** The clicked button, which the message describes. */
  readonly button: HTMLElement | undefined;
  /** The choice that the message is about: another choice clears it. */
  readonly choice: Choice;
}

/** The message of a product; undefined while there is none. */
export const messageOf = hostState<ProductMessage | undefined>(undefined);

/** The announcement of a price that has changed after a request. */
export const priceMessageOf = hostState<string | undefined>(undefined);

/** A key that identifies a choice. */
export const choiceKey = ({ id, size, quantity, subscription, additional }: Choice): string =>
  JSON.stringify([id, size, quantity && quantityText(quantity), subscription, additional]);
