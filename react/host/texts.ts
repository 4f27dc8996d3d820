import { type MessageSet, type Messages, resolveMessages } from '../../logic/texts/messages.ts';
import type { Environment } from './environment.ts';

/** The texts of a feature in the element's language, in the shop's own wording where it has one. */
export const textsOf = <M extends Messages>(set: MessageSet<M>, env: Environment): M =>
  resolveMessages(set, env.language, env.config.messages);
