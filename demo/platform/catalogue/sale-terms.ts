import { divideRounded, groszFrom } from '../money.ts';
import type { Product, RebateStep, SaleTerms, Size } from './catalogue.types.ts';

const PERCENT = 100;
/** The default number of days until dispatch. */
const USUAL_DAYS = 1;

function stepFrom(row: string): RebateStep {
  const match = /^(\d+):(\d+)$/.exec(row);
  if (!match) throw new Error(`[shop] rebate step "${row}": expected quantity:percent.`);
  return { from: Number(match[1]), percent: Number(match[2]) };
}

function shippingFrom(row: string): SaleTerms['shipping'] {
  if (row === 'unknown') return { days: undefined };
  const [days, deadline] = row.split('@');
  return { days: Number(days), ...(deadline !== undefined && { deadline }) };
}

/** The terms of sale in a product's row; throws when one is malformed. */
export function saleTermsFrom(terms: ReadonlyMap<string, string>): SaleTerms {
  const numberOf = (key: string) => (terms.has(key) ? Number(terms.get(key)) : undefined);
  const deposit = terms.get('deposit');
  return {
    least: numberOf('least'),
    most: numberOf('most'),
    rebates: terms.get('steps')?.split(',').map(stepFrom) ?? [],
    deposit: deposit === undefined ? undefined : groszFrom(deposit),
    points: numberOf('points'),
    shipping: shippingFrom(terms.get('ships') ?? String(USUAL_DAYS)),
  };
}

/** The default terms of sale. */
export const USUAL_TERMS: SaleTerms = saleTermsFrom(new Map());

/** The gross price of a unit of one size at this quantity, in grosz. */
export function unitGrosz({ terms }: Product, { grosz }: Size, quantity: number): number {
  const percent = terms.rebates.findLast(({ from }) => from <= quantity)?.percent ?? 0;
  return divideRounded(grosz * (PERCENT - percent), PERCENT);
}
