import type { Product } from '../../logic/product/product.model.ts';
import { unitOfRecord } from '../../logic/product/product-record.model.ts';
import { firstLimits, productLimits, readLimits } from '../../logic/product/quantity-limits.ts';
import {
  boundsOf,
  type QuantityBounds,
  type QuantityLimits,
} from '../../logic/product/quantity-rule.ts';
import type { UnitLabels } from '../../logic/units/unit-labels.ts';
import { decodedText } from '../../logic/wire/plain-text.ts';
import { originalAttribute } from './overridden-attributes.ts';
import type { QuantityProps } from './quantity.props.ts';
import type { QuantityControl } from './quantity-control.ts';

/** The sources of limits and units: the element overrides its product, which overrides the control. */
interface QuantitySources {
  readonly props: QuantityProps;
  readonly product: Product | undefined;
  readonly control: QuantityControl | undefined;
}

/** The limits in native attributes of the control. */
function nativeLimits(control: QuantityControl | undefined): QuantityLimits {
  const at = (name: string) => control && originalAttribute(control, name);
  return readLimits({ min: [at('min')], max: [at('max')], step: at('step'), precision: undefined });
}

/** The limits in attributes of the platform's templates. */
function templateLimits({ dataset = {} }: Partial<QuantityControl> = {}): QuantityLimits {
  return readLimits({
    min: [dataset.min_q, dataset.min_s, dataset.minimumQuantity],
    max: [dataset.amount, dataset.max_q, dataset.max_s],
    step: dataset.unit_sellby ?? dataset.sellby,
    precision: dataset.unit_precision,
  });
}

/** The limits of the quantity. */
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

/** The texts of the unit, all from the same source. */
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
