import { useAtomValue } from 'jotai';
import type { Buying } from '../../logic/product/buying.ts';
import type { ChoiceChange } from '../../logic/product/choice.ts';
import { productOfHost } from '../../logic/product/product.atoms.ts';
import { useMethods, useStates } from '../host/use-tag.ts';
import { readProduct } from './hold-product.ts';
import type { AddToBasket, ProductProps } from './product.props.ts';
import { addByScript } from './take-submissions.ts';
import { useForm } from './use-form.ts';
import { useHeldProduct } from './use-held-product.ts';
import { useSelling } from './use-selling.ts';

const BUYING: readonly Buying[] = [
  ...(['buyable', 'choose', 'conflict', 'sold-out', 'on-request', 'too-few', 'too-many'] as const),
];

/** A product at its form: what is known of it, what is chosen, whether it can be bought. */
export const productThat = (addToBasket: AddToBasket) =>
  function Product(props: ProductProps) {
    const { env, product: record, priceType, card } = props;
    const { host } = env;
    const form = useForm(env, props.form);
    useHeldProduct(env, { form, record, priceType }, card);
    const product = useAtomValue(productOfHost(host));
    useSelling(props, { form, product, addToBasket });
    const buying = BUYING.map((state) => [state, product?.buying === state]);
    useStates(env, { ...Object.fromEntries(buying), adding: product?.busy.adding === true });
    useMethods(env, {
      choose: (change: ChoiceChange) => readProduct(host)?.choose(Object(change)) ?? false,
      add: () => addByScript(host, form),
    });
    return <slot />;
  };
