import { Product } from './Product.tsx';
import type { AddToBasket, ProductProps } from './product.props.ts';

/** The component that adds in this way. Not beside it: the command for authors has declarations without components. */
export const productThat = (addToBasket: AddToBasket) => (props: ProductProps) =>
  Product({ ...props, addToBasket });
