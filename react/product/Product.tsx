import { useAtomValue } from 'jotai';
import type { ChoiceChange } from '../../logic/product/choice.ts';
import { productOfHost } from '../../logic/product/product.atoms.ts';
import type { ProductRecord } from '../../logic/product/product-record.schema.ts';
import type { PriceType } from '../../logic/settings/shop-config.ts';
import type { Environment } from '../host/environment.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { useForm } from './use-form.ts';
import { useHeldProduct } from './use-held-product.ts';

export interface ProductProps {
  env: Environment;
  form: string | undefined;
  product: ProductRecord | undefined;
  card: boolean;
  priceType: PriceType;
}

const BUYING = [
  ...(['buyable', 'choose', 'conflict', 'sold-out', 'on-request', 'too-few', 'too-many'] as const),
];

/** A product at its form: what is known of it, what is chosen, whether it can be bought. */
export function Product(props: ProductProps) {
  const { env, product: record, priceType, card } = props;
  const { host } = env;
  const form = useForm(env, props.form);
  useHeldProduct(env, { form, record, priceType }, card);
  const product = useAtomValue(productOfHost(host));
  const states = BUYING.map((state) => [state, product?.buying === state]);
  useStates(env, Object.fromEntries(states));
  useMethods(env, {
    choose: (change: ChoiceChange) => product?.choose(Object(change)) ?? false,
  });
  return <slot />;
}
