import type { ChoiceOption } from './choice.model.ts';

/** A value of an axis, such as a colour. */
export interface VariantValue extends ChoiceOption {
  /** The id of the product that combines it with the chosen values of the other axes. */
  readonly product: string | undefined;
}

/** One of several axes of variants, such as colour and length. */
export interface VariantAxis {
  /** That of the platform, or made from its position if the page does not say it. */
  readonly id: string;
  readonly name: string;
  readonly values: readonly VariantValue[];
  /** The id of the chosen value. */
  readonly chosen: string | undefined;
}

/** The platform's answer about a value. */
export interface ValueAnswer {
  readonly id: string;
  /** Undefined if no variant has it. */
  readonly target: { readonly product: string; readonly link: string } | undefined;
}

/** The platform's answer about an axis. */
export interface AxisAnswer {
  readonly id: string;
  readonly values: readonly ValueAnswer[];
}

/** The axes with a value chosen on one of them. */
export const withChosen = (
  axes: readonly VariantAxis[],
  axisId: string,
  chosen: string,
): readonly VariantAxis[] => axes.map((axis) => (axis.id === axisId ? { ...axis, chosen } : axis));

/** The ids of the chosen values, joined for the platform. */
export const chosenIds = (axes: readonly VariantAxis[]): string =>
  axes.map(({ chosen }) => chosen ?? '').join(',');

function withTarget(value: VariantValue, answers: readonly ValueAnswer[]): VariantValue {
  const answer = answers.find(({ id }) => id === value.id);
  if (!answer) return value;
  return { ...value, product: answer.target?.product, link: answer.target?.link };
}

/** The axes updated with the platform's answer; missing axes and values are unchanged. */
export const withAnswer = (
  axes: readonly VariantAxis[],
  answer: readonly AxisAnswer[],
): readonly VariantAxis[] =>
  axes.map((axis, index) => {
    const { values: answers = [] } = answer.find(({ id }) => id === axis.id) ?? answer[index] ?? {};
    return { ...axis, values: axis.values.map((value) => withTarget(value, answers)) };
  });

/** The chosen value of an axis. */
export const chosenValue = ({ values, chosen }: VariantAxis): VariantValue | undefined =>
  values.find(({ id }) => id === chosen);

const leadsNowhere = (axis: VariantAxis): boolean => {
  const value = chosenValue(axis);
  return value !== undefined && value.link === undefined;
};

/**
 * The axes whose chosen value does not combine with the others. The axis changed last is only included if it is the
 * only one.
 */
export function conflictsOf(
  axes: readonly VariantAxis[],
  last: string | undefined,
): readonly VariantAxis[] {
  const wrong = axes.filter(leadsNowhere);
  const others = wrong.filter(({ id }) => id !== last);
  return others.length > 0 ? others : wrong;
}
