import { getDefaultStore } from 'jotai/vanilla';
import type { FieldProblem } from '../../logic/forms/fields/field.ts';
import { rulesAtom } from '../../logic/forms/rules.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { textsOf } from '../host/texts.ts';

/** What the shopper reads of a problem; who found it has loaded the words. */
export function problemWords(
  problem: FieldProblem | undefined,
  env: Environment,
): string | undefined {
  const rules = getDefaultStore().get(rulesAtom);
  return problem && rules?.problemText(problem, textsOf(rules.messages, env));
}
