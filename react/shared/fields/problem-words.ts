import { getDefaultStore } from 'jotai/vanilla';
import { rulesAtom } from '../../../logic/shared/fields/rules.atoms.ts';
import type { FieldProblem } from '../../../logic/shared/validation/field.ts';
import type { Environment } from '../environment.ts';
import { textsOf } from '../texts.ts';

/** What the shopper reads of a problem; who found it has loaded the words. */
export function problemWords(
  problem: FieldProblem | undefined,
  env: Environment,
): string | undefined {
  const rules = getDefaultStore().get(rulesAtom);
  return problem && rules?.problemText(problem, textsOf(rules.messages, env));
}
