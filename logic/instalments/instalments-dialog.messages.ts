import { defineMessages } from '../texts/messages.ts';

interface Provider {
  /** The provider’s name; '' if the author sets none. */
  name: string;
}

interface Bound extends Provider {
  price: string;
}

const at = (name: string, preposition: string): string => (name ? ` ${preposition} ${name}` : '');

export const instalmentsDialogMessages = defineMessages(
  'instalments',
  {
    heading: ({ name }: Provider) => (name ? `Kalkulator rat ${name}` : 'Kalkulator rat'),
    choose: 'Wybierz, dla jakiej kwoty obliczyć raty.',
    product: 'Oblicz raty tylko dla tego produktu',
    withBasket: 'Oblicz raty łącznie z wartością koszyka',
    basket: 'Oblicz raty produktów w koszyku',
    net: ' netto',
    minimum: ({ price, name }: Bound) =>
      `Minimalna kwota umożliwiająca zakupy${at(name, 'przez')} to ${price}`,
    maximum: ({ price, name }: Bound) =>
      `Maksymalna kwota umożliwiająca zakupy${at(name, 'przez')} to ${price}`,
    productTooLittle: 'Zwiększ ilość sztuk produktu, aby uruchomić kalkulator rat.',
    productTooMuch: 'Zmniejsz ilość sztuk produktu, aby uruchomić kalkulator rat.',
    withBasketTooLittle:
      'Zwiększ ilość sztuk tego produktu, lub wrzuć do koszyka dodatkowe produkty.',
    withBasketTooMuch: 'Zmniejsz ilość sztuk tego produktu, lub usuń z koszyka niektóre produkty.',
    basketTooLittle:
      'Zwiększ ilość sztuk produktów w koszyku lub wrzuć do niego dodatkowe produkty.',
    basketTooMuch: 'Zmniejsz ilość sztuk produktów w koszyku lub usuń z niego niektóre produkty.',
    otherCurrency: 'Koszyk jest w innej walucie niż ten produkt.',
    unknownSum: 'Wartość koszyka nie jest jeszcze znana.',
    tooMany: ({ count }: { count: number }) =>
      `W koszyku znajduje się zbyt duża ilość produktów aby móc opłacić zamówienie tym systemem ratalnym. Zmniejsz ilość produktów do ${count} aby móc skorzystać z systemu rat. Ilość sztuk jednego produktu nie jest limitowana.`,
    notAllAllowed:
      'Nie wszystkie umieszczone w koszyku produkty umożliwią zakup tym systemem ratalnym. Przejdź do szczegółów każdego z produktów aby dowiedzieć się które z nich umożliwiają taki zakup. Jeżeli zdecydujesz się na zakup na raty, opłata za te produkty będzie musiała być wniesiona odrębnie pozostałymi sposobami płatności.',
  },
  {
    heading: ({ name }) => (name ? `${name} instalment calculator` : 'Instalment calculator'),
    choose: 'Choose the amount to calculate instalments for.',
    product: 'Calculate instalments for only this product',
    withBasket: 'Calculate instalments including the amount from the cart',
    basket: 'Calculate instalments for the products in the cart',
    net: ' net',
    minimum: ({ price, name }) => `The minimum amount for purchases${at(name, 'with')} is ${price}`,
    maximum: ({ price, name }) => `The maximum amount for purchases${at(name, 'with')} is ${price}`,
    productTooLittle: 'Increase the quantity of the product to use the instalment calculator.',
    productTooMuch: 'Decrease the quantity of the product to use the instalment calculator.',
    withBasketTooLittle: 'Increase the quantity of this product or add more products to the cart.',
    withBasketTooMuch:
      'Decrease the quantity of this product or remove some products from the cart.',
    basketTooLittle: 'Increase the quantities in the cart or add more products to it.',
    basketTooMuch: 'Decrease the quantities in the cart or remove some products from it.',
    otherCurrency: 'The cart is in a different currency from this product.',
    unknownSum: 'The value of the cart is not known yet.',
    tooMany: ({ count }) =>
      `There are too many products in the cart to pay for this order by instalments. Decrease the products quantity to ${count} to be able to pay by instalments. The quantity of a single product is not limited.`,
    notAllAllowed:
      'Not all products in the cart can be bought by instalments from this provider. Open the details of each product to see which ones can. If you choose to pay by instalments, these products will have to be paid for separately, with another payment method.',
  },
);

export type InstalmentsDialogTexts = (typeof instalmentsDialogMessages)['pl'];
