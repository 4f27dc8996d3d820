import { hostCell } from '../../logic/state/by-host.ts';
import type { FieldResult } from '../../logic/validation/fields/field.ts';
import type { FieldStatus } from '../../logic/validation/results.atoms.ts';
import type { Environment } from '../host/environment.ts';
import { useOnNewValue } from '../host/use-on-new-value.ts';
import { problemMessage } from './paint-result.ts';

/** The result of one check: the detail of its event. */
export interface FieldVerdict {
  state: FieldResult['state'];
  code: string | undefined;
  message: string | undefined;
  /** The hint below the message. */
  hint: string | undefined;
  clientExists: boolean | undefined;
}

function failCheck(env: Environment, cause: unknown): void {
  const message = '[shop] shop-field: the value could not be checked, it counts as it is.';
  env.fail({ code: 'validation', message, cause });
}

function verdictOf(result: FieldResult, env: Environment): FieldVerdict {
  const { problem } = result.state === 'error' ? result : {};
  return {
    state: result.state,
    code: problem?.code,
    ...problemMessage(problem, env),
    clientExists: result.clientExists,
  };
}

const reportedChecks = hostCell(0);
const reportedFailure = hostCell<FieldStatus['failure']>(undefined);

/** Dispatches one event for each check and each failure. */
export function useReportChecks(
  { result, checks, failure }: FieldStatus,
  { env, onValidate }: { env: Environment; onValidate: (detail: FieldVerdict) => void },
): void {
  useOnNewValue(reportedFailure(env.host), failure, () => failure && failCheck(env, failure.cause));
  useOnNewValue(reportedChecks(env.host), checks, () => onValidate(verdictOf(result, env)));
}
