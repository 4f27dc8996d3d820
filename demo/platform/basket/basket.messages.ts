import type { Texts } from '../language.ts';

/** Why an item cannot be added to the basket or removed from it. */
export const BASKET_REFUSALS = {
  product_not_found: { pl: 'Nie ma takiego produktu.', en: 'There is no such product.' },
  size_not_found: { pl: 'Produkt nie ma takiego rozmiaru.', en: 'The product has no such size.' },
  size_required: { pl: 'Wybierz rozmiar.', en: 'Choose a size.' },
  additional_not_found: {
    pl: 'Produkt nie ma takiego dodatku.',
    en: 'The product has no such option.',
  },
  incorrect_quantity: { pl: 'Niepoprawna ilość.', en: 'Incorrect quantity.' },
  price_on_request: {
    pl: 'Cena na telefon: zamów u sprzedawcy.',
    en: 'Price on request: please order from the seller.',
  },
  not_available: { pl: 'Produkt jest niedostępny.', en: 'The product is out of stock.' },
  not_enough_in_stock: {
    pl: 'Nie mamy tylu sztuk. Dostępna ilość: {amount}.',
    en: 'We do not have that many. Available: {amount}.',
  },
  above_most: {
    pl: 'Maksymalnie możesz zamówić: {amount}.',
    en: 'The most that you can order: {amount}.',
  },
  incomplete: {
    pl: 'Ten produkt zamówisz na jego stronie.',
    en: 'Please order this product on its page.',
  },
  subscription_not_found: {
    pl: 'Produkt nie ma takiej subskrypcji.',
    en: 'The product has no such subscription.',
  },
  not_in_basket: { pl: 'Tego produktu nie ma w koszyku.', en: 'The product is not in the basket.' },
} as const satisfies Record<string, Texts>;

/** The code of a refusal. */
export type BasketRefusal = keyof typeof BASKET_REFUSALS;
