import * as v from 'valibot';
import { LenientId, LenientText, lenientList, lenientObject } from '../wire/lenient.ts';
import { safeHref } from '../wire/safe-link.ts';
import type { AxisAnswer, ValueAnswer } from './versions.model.ts';

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
export const VersionsAnswerSchema = v.pipe(
  lenientObject({ multiversions: lenientList(AxisSchema) }),
  v.transform(({ multiversions }) => multiversions),
);
