import { beginValidationAtom, endValidationAtom } from '../../logic/form/form.atoms.ts';
import { moduleWithin, PRESS_LIMIT_MS } from '../../logic/page/module-within.ts';
import { hostCell } from '../../logic/state/by-host.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { loadRulesAtom, rulesAtom } from '../../logic/validation/rules.atoms.ts';
import type { FormProps } from './form.props.ts';
import { browserVerdict, type FormVerdict, NO_FORM } from './form-verdict.ts';
import { submissionOf } from './send-form.ts';

/** Loads the check of a whole form and the mark of a submission, which are needed when the shopper comes near. */
export const loadFormHelp = async () => (await import('./later/form-help.ts')).formHelp;

type FormHelp = Awaited<ReturnType<typeof loadFormHelp>>;

/** The form of an element as it was last rendered. */
interface RenderedForm {
  readonly props: FormProps;
  readonly form: HTMLFormElement | undefined;
  /** Undefined until it is loaded. */
  readonly help: FormHelp | undefined;
}

/** The form of an element as it was last rendered; undefined before. */
export const renderedFormOf = hostCell<RenderedForm | undefined>(undefined);

const loadCheck = async () => {
  const [help] = await Promise.all([loadFormHelp(), pageStore.set(loadRulesAtom)]);
  return help;
};

/** The verdict of our check; where that cannot be loaded, of the browser's rules alone. */
async function judge(
  { form, help, props }: Partial<RenderedForm>,
  isSubmission: boolean,
): Promise<FormVerdict> {
  if (!form || !props) return NO_FORM;
  try {
    const hasRules = pageStore.get(rulesAtom) !== undefined;
    // a loaded check reads the form in the task of the press
    const { validateForm } = (hasRules && help) || (await moduleWithin(loadCheck, PRESS_LIMIT_MS));
    return await validateForm(form, props, isSubmission);
  } catch (cause) {
    const message = '[shop] shop-form: the check could not be loaded.';
    props.env.fail({ code: 'module', message, cause });
    return browserVerdict(form);
  }
}

/** The validation under way. */
const runningOf = hostCell<Promise<FormVerdict> | undefined>(undefined);

async function run(host: HTMLElement): Promise<FormVerdict> {
  pageStore.set(beginValidationAtom, host);
  const isSubmission = () => pageStore.get(submissionOf(host)) !== undefined;
  const verdict = await judge(renderedFormOf(host).current ?? {}, isSubmission());
  const { valid, fields } = verdict;
  runningOf(host).current = undefined;
  pageStore.set(endValidationAtom, {
    host,
    validation: { valid, fields },
    isSubmission: isSubmission(),
  });
  return verdict;
}

/** Checks all fields of an element's form; all who ask while a check runs get its verdict. */
export function validate(host: HTMLElement): Promise<FormVerdict> {
  const running = runningOf(host);
  running.current ??= run(host);
  return running.current;
}
