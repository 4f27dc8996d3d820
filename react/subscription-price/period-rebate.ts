import { parseDecimal } from '../../logic/money/decimal.ts';
import type { PeriodRebate } from '../../logic/subscription-price/subscribed-terms.ts';
import { findElements } from '../light-dom/find-element.ts';

const PERIODS = '[data-days][data-rebate-value]';

/** The rebate of a period, which its link or radio button has; that of the first one where none is chosen. */
export function periodRebate(days: string | undefined): PeriodRebate {
  const periods = findElements(document, PERIODS);
  const period = periods.find(({ dataset }) => dataset.days === days) ?? periods[0];
  return { type: period?.dataset.rebateType, value: parseDecimal(period?.dataset.rebateValue) };
}
