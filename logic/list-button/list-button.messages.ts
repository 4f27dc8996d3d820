import { defineMessages } from '../texts/messages.ts';
import { polishProducts } from '../texts/polish-plural.ts';

export const listButtonMessages = defineMessages(
  'list-button',
  {
    add: 'Dodaj do listy zakupowej',
    remove: 'Usuń z listy zakupowej',
    choose: 'Wybierz listę zakupową',
    added: ({ name }: { name: string }) => `Dodano do listy „${name}”.`,
    removed: ({ name }: { name: string }) => `Usunięto z listy „${name}”.`,
    show: 'Pokaż listę',
    products: ({ count }: { count: number }) => `${count} ${polishProducts(count)}`,
    failed: 'Nie udało się zmienić listy zakupowej. Spróbuj ponownie.',
  },
  {
    add: 'Add to shopping list',
    remove: 'Remove from shopping list',
    choose: 'Choose a shopping list',
    added: ({ name }) => `Added to “${name}”.`,
    removed: ({ name }) => `Removed from “${name}”.`,
    show: 'View list',
    products: ({ count }) => `${count} ${count === 1 ? 'product' : 'products'}`,
    failed: 'The shopping list could not be changed. Please try again.',
  },
);
