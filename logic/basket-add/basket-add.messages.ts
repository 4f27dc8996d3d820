import { defineMessages } from '../texts/messages.ts';

type Name = { name: string };
/** `added` is a number, `requested` a number with its unit. */
type Part = { added: string; requested: string; name: string };
/** The texts of an addition to the basket. */
export const basketAddMessages = defineMessages(
  'basket-add',
  {
    added: ({ name }: Name) => `Dodano do koszyka: ${name}`,
    addedPart: ({ added, requested, name }: Part) => `Dodano ${added} z ${requested}: ${name}`,
    addedUnnamed: 'Dodano do koszyka.',
    done: 'Dodano',
    goToBasket: 'Przejdź do koszyka',
    refused: 'Nie udało się dodać produktu do koszyka.',
    network: 'Brak połączenia ze sklepem. Sprawdź internet i spróbuj ponownie.',
    timeout: 'Sklep długo nie odpowiada. Zanim spróbujesz ponownie, zajrzyj do koszyka.',
    unknown:
      'Nie wiadomo, czy produkt jest już w koszyku. Zajrzyj do koszyka, zanim spróbujesz ponownie.',
  },
  {
    added: ({ name }) => `Added to your cart: ${name}`,
    addedPart: ({ added, requested, name }) => `Added ${added} of ${requested}: ${name}`,
    addedUnnamed: 'Added to your cart.',
    done: 'Added',
    goToBasket: 'Go to the cart',
    refused: 'The product could not be added to your cart.',
    network: 'The shop cannot be reached. Check your connection and try again.',
    timeout: 'The shop is taking too long to answer. Check your cart before you try again.',
    unknown: 'The product may be in your cart already. Check your cart before you try again.',
  },
);
