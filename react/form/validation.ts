import { getDefaultStore } from 'jotai/vanilla';
import { beginValidationAtom, endValidationAtom } from '../../logic/form/form.atoms.ts';
import { loadRulesAtom, rulesAtom } from '../../logic/forms/rules.atoms.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { hostState } from '../../logic/state/host-state.ts';
import type { FormProps } from './form.props.ts';
import { browserVerdict, type FormVerdict, NO_FORM } from './form-verdict.ts';
import { submissionOf } from './send-form.ts';

const store = getDefaultStore();

/** Loads the check of a whole form and the mark of a submission, which are needed when the shopper comes near. */
export const loadFormHelp = async () => (await import('./help/form-help.ts')).formHelp;

type FormHelp = Awaited<ReturnType<typeof loadFormHelp>>;

/** The form of an element as it was last rendered. */
interface RenderedForm {
  readonly props: FormProps;
  readonly form: HTMLFormElement | undefined;
  /** Undefined until it is loaded. */
  readonly help: FormHelp | undefined;
}

/** The form of an element as it was last rendered; undefined before. */
export const renderedFormOf = hostState<RenderedForm | undefined>(undefined);

const loadCheck = async () => {
  const [help] = await Promise.all([loadFormHelp(), store.set(loadRulesAtom)]);
  return help;
};

/** The verdict of our check; where that cannot be loaded, of the browser's rules alone. */
async function judge({ form, help, props }: Partial<RenderedForm>): Promise<FormVerdict> {
  if (!form || !props) return NO_FORM;
  try {
    const hasRules = store.get(rulesAtom) !== undefined;
    // a loaded check reads the form in the task of the press
    const { validateForm } = (hasRules && help) || (await moduleWithin(loadCheck, PRESS_LIMIT_MS));
    return await validateForm(form, props);
  } catch (cause) {
    const message = '[shop] shop-form: the check could not be loaded.';
    props.env.fail({ code: 'module', message, cause });
    return browserVerdict(form);
  }
}

/** The validation under way. */
const runningOf = hostState<{ readonly verdict: Promise<FormVerdict> } | undefined>(undefined);

async function run(host: HTMLElement): Promise<FormVerdict> {
  store.set(beginValidationAtom, host);
  const verdict = await judge(store.get(renderedFormOf(host)) ?? {});
  const { valid, fields } = verdict;
  const isSubmission = store.get(submissionOf(host)) !== undefined;
  store.set(runningOf(host), undefined);
  store.set(endValidationAtom, { host, validation: { valid, fields }, isSubmission });
  return verdict;
}

/** Checks all fields of an element's form; all who ask while a check runs get its verdict. */
export function validate(host: HTMLElement): Promise<FormVerdict> {
  const { verdict } = store.get(runningOf(host)) ?? { verdict: run(host) };
  store.set(runningOf(host), { verdict });
  return verdict;
}
