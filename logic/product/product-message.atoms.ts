import { hostState } from '../state/host-state.ts';
import type { Choice } from './choice.ts';
import { quantityText } from './quantity-rule.ts';

/** What the shopper is told at the form of a product. */
interface ProductMessage {
  readonly text: string;
  /** The button that was pressed, which the message describes. */
  readonly button: HTMLElement | undefined;
  /** The choice that the message is about: another one takes it away. */
  readonly choice: Choice;
}

/** The message of a product; undefined while there is none. */
export const messageOf = hostState<ProductMessage | undefined>(undefined);

/** What is said of a price that the platform has just answered with, where it is another one than showed. */
export const priceMessageOf = hostState<string | undefined>(undefined);

/** The same text for the same choice. */
export const choiceKey = ({ id, size, quantity, subscription, additional }: Choice): string =>
  JSON.stringify([id, size, quantity && quantityText(quantity), subscription, additional]);
