import type { Product } from '../../logic/product/product.model.ts';
import { unitOfRecord } from '../../logic/product/product-record.model.ts';
import { firstLimits, productLimits, readLimits } from '../../logic/product/quantity-limits.ts';
import {
  boundsOf,
  type QuantityBounds,
  type QuantityLimits,
} from '../../logic/product/quantity-rule.ts';
import type { UnitLabels } from '../../logic/units/unit-labels.ts';
import { decodedText } from '../../logic/wire/lenient.ts';
import { ownAttribute } from './held-attributes.ts';
import type { QuantityProps } from './quantity.props.ts';
import type { QuantityControl } from './quantity-control.ts';

/** Where limits and words come from: what the tag says wins over its product, and that over its control. */
interface QuantitySources {
  readonly props: QuantityProps;
  readonly product: Product | undefined;
  readonly control: QuantityControl | undefined;
}

/** What the control says as inputs do. */
function nativeLimits(control: QuantityControl | undefined): QuantityLimits {
  const at = (name: string) => control && ownAttribute(control, name);
  return readLimits({ min: [at('min')], max: [at('max')], step: at('step'), precision: undefined });
}

/** What the control says as the platform's templates do. */
function templateLimits({ dataset = {} }: Partial<QuantityControl> = {}): QuantityLimits {
  return readLimits({
    min: [dataset.min_q, dataset.min_s, dataset.minimumQuantity],
    max: [dataset.amount, dataset.max_q, dataset.max_s],
    step: dataset.unit_sellby ?? dataset.sellby,
    precision: dataset.unit_precision,
  });
}

/** The bounds of the quantity. */
export function boundsFrom({ props, product, control }: QuantitySources): QuantityBounds {
  const { min, max, step, precision } = props;
  const sources = [
    readLimits({ min: [min], max: [max], step, precision }),
    productLimits(product?.record, product?.choice.size),
    nativeLimits(control),
    templateLimits(control),
  ];
  return boundsOf(firstLimits(sources));
}

/** The words for the unit, all from the same source. */
export function unitFrom({ props, product, control }: QuantitySources): UnitLabels {
  const { unit, unitPlural, unitFraction } = props;
  if (unit) {
    return { singular: unit, plural: unitPlural ?? '', fraction: unitFraction ?? '' };
  }
  const { singular, plural, fraction } = unitOfRecord(product?.record);
  return {
    singular: singular || decodedText(control?.dataset.unit ?? ''),
    plural: unitPlural || plural,
    fraction: unitFraction || fraction,
  };
}
