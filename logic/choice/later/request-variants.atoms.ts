import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import { SHOPPER_TIMEOUT_MS } from '../../platform/http.ts';
import { platformAtom } from '../../platform/platform.atoms.ts';
import { PlatformError } from '../../platform/platform-error.ts';
import { jsonIn, parseJson } from '../../wire/json.ts';
import { LenientId, LenientText, lenientList, lenientObject } from '../../wire/lenient.ts';
import { safeHref } from '../../wire/safe-link.ts';
import {
  type AxisAnswer,
  chosenIds,
  type ValueAnswer,
  type VariantAxis,
} from '../variants.model.ts';

const TargetSchema = v.pipe(
  v.object({ product_id: LenientId, url: LenientText }),
  v.transform(({ product_id: product, url }) => ({ product, link: safeHref(url) })),
);

const ValueSchema = v.pipe(
  v.object({ values_id: LenientText, products: lenientList(TargetSchema) }),
  v.transform(({ values_id: id, products: [target] }): ValueAnswer => {
    const { product = '', link } = target ?? {};
    return { id, target: product && link !== undefined ? { product, link } : undefined };
  }),
);

const AxisSchema = v.pipe(
  v.object({ id: LenientText, items: lenientList(ValueSchema) }),
  v.transform(({ id, items: values }): AxisAnswer => ({ id, values })),
);

/** The part `multiversions` of an answer of `projector.php` (docs/platform.md). */
const VariantsAnswerSchema = v.pipe(
  lenientObject({ multiversions: lenientList(AxisSchema) }),
  v.transform(({ multiversions }) => multiversions),
);

/** A request for combinations of variants. */
interface VariantsQuestion {
  /** The id of a product of the group. */
  readonly product: string;
  readonly axes: readonly VariantAxis[];
  /** The value chosen last. */
  readonly last: string;
  readonly signal: AbortSignal;
}

/** The URL of a request. */
export function variantsUrl({ product, axes, last }: Omit<VariantsQuestion, 'signal'>): string {
  const selected = encodeURIComponent(chosenIds(axes));
  const axesPart = `multiversions[selected]=${selected}&multiversions[last_selected]=${encodeURIComponent(last)}`;
  return `/ajax/projector.php?product=${encodeURIComponent(product)}&get=multiversions&${axesPart}`;
}

/** Requests the variants that combine the values of all axes with the chosen ones; rejects with `PlatformError`. */
export const requestVariantsAtom = atom(
  null,
  async (get, _set, question: VariantsQuestion): Promise<readonly AxisAnswer[]> => {
    const { signal } = question;
    const text = await get(platformAtom).fetchText(variantsUrl(question), {
      signal,
      timeoutMs: SHOPPER_TIMEOUT_MS,
    });
    const answer = parseJson(VariantsAnswerSchema, jsonIn(text));
    if (!answer?.length) throw new PlatformError('multiversions', 'response');
    return answer;
  },
);
