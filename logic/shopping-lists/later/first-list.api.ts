import * as v from 'valibot';
import type { Operation } from '../../platform/later/graphql/operation.ts';
import { type Outcome, outcomeOf } from '../../platform/outcome/outcome.ts';
import type { Platform } from '../../platform/platform.ts';
import { answerIn } from '../../wire/graphql/answers.ts';
import { LenientText, lenientObject } from '../../wire/lenient.ts';

/** The shopper’s lists. */
export const listsOperation: Operation<void, readonly { readonly link: string }[]> = {
  name: 'shoppingList',
  kind: 'query',
  document: () => 'query { shoppingList { name link productCount } }',
  answer: answerIn('shoppingList', v.array(lenientObject({ link: LenientText }))),
};

/** The last number of a URL: the platform's response contains the id of a list only there. */
const ID_IN_LINK = /(\d+)\D*$/;

const NO_ID: Outcome<string> = {
  refusal: {
    code: 'list-id',
    message:
      '[shop] shop-list-button: the links of the lists contain no id. Set "lists" or "list-id".',
    text: '',
  },
};

/** Reads the shopper's lists; rejects with `PlatformError`. */
export const readLists = ({ run }: Platform) => run(listsOperation, undefined);

/**
 * Finds the id of the shopper's oldest list; '' without lists. Refuses if the links of the lists contain no id, to
 * avoid creating another list.
 */
export async function findFirstList(platform: Platform): Promise<Outcome<string>> {
  const { value: lists, refusal } = await outcomeOf(readLists(platform));
  if (refusal) return { refusal };
  const [id = ''] = lists.flatMap(({ link }) => ID_IN_LINK.exec(link)?.[1] ?? []);
  return id || !lists[0] ? { value: id } : NO_ID;
}
