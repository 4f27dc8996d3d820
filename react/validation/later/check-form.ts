import { pageStore } from '../../../logic/state/page-state.ts';
import { formUseOf } from '../../../logic/validation/registry.atoms.ts';
import { loadRulesAtom, rulesAtom } from '../../../logic/validation/rules.atoms.ts';
import type { Control } from '../control.ts';
import { fieldsOf } from '../page-fields.ts';
import { readFields } from '../read-field.ts';

/** Checks the `shop-field`s of a form, which show their problems. Resolves to the first invalid input, if any. */
export async function checkForm(form: HTMLFormElement): Promise<Control | undefined> {
  // all fields of the form may show problems from now on
  formUseOf(form).isJudged = true;
  const fields = fieldsOf(form);
  const { checkNowAtom } = pageStore.get(rulesAtom) ?? (await pageStore.set(loadRulesAtom));
  const checks = readFields(fields);
  const results = await pageStore.set(checkNowAtom, { checks, queries: true, isQuiet: true });
  return fields.find(({ host }) => results.get(host)?.state === 'error')?.control;
}
