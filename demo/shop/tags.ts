import type { Texts } from '../platform/language.ts';

/** A tag by its key, with its purpose. */
export interface TagEntry {
  readonly key: string;
  readonly about: Texts;
}

/** Tags with a common purpose. */
export interface TagGroup {
  readonly name: Texts;
  readonly tags: readonly TagEntry[];
}

const tag = (key: string, pl: string, en: string): TagEntry => ({ key, about: { pl, en } });

/** Every tag of the library, by purpose. */
export const TAG_GROUPS: readonly TagGroup[] = [
  {
    name: { pl: 'Koszyk, ceny, listy', en: 'Basket, prices, lists' },
    tags: [
      tag(
        'minicart',
        'Koszyk w nagłówku: liczba produktów i ich lista.',
        'The basket in the header: the number of products, and their list.',
      ),
      tag(
        'omnibus-price',
        'Najniższa cena z 30 dni i inne ceny wymagane przez prawo.',
        'The lowest price in 30 days, and the other prices that the law requires.',
      ),
      tag('price', 'Kwota zapisana tak, jak w sklepie.', 'An amount as the shop writes it.'),
      tag(
        'subscription-price',
        'Cena w subskrypcji i to, ile się oszczędza.',
        'The price in a subscription, and what that saves.',
      ),
      tag('date', 'Data w formacie sklepu.', 'A date in the shop’s format.'),
      tag(
        'instalments',
        'Przycisk kalkulatora rat: dla produktu, koszyka albo obu.',
        'The button of an instalment calculator: for the product, the basket, or both.',
      ),
      tag(
        'list-button',
        'Serce, które dodaje produkt do listy.',
        'A heart button that adds a product to a list.',
      ),
      tag('list-link', 'Odnośnik do list zakupowych.', 'A link to the shopping lists.'),
    ],
  },
  {
    name: { pl: 'Szukanie i menu', en: 'Search and menu' },
    tags: [
      tag('search', 'Pole szukania z podpowiedziami.', 'A search box with suggestions.'),
      tag('menu', 'Menu kategorii na każdy ekran.', 'A menu of categories for every screen.'),
      tag('menu-tabs', 'Karty, z których widać jedną.', 'Tabs that show one panel at a time.'),
      tag('breadcrumbs', 'Ścieżka z przyciskiem wstecz.', 'Breadcrumbs with a back button.'),
      tag(
        'mobile-grid',
        'Bloki strony zebrane na telefonie.',
        'Blocks of the page, collected on phones.',
      ),
      tag('back-to-top', 'Przycisk na początek strony.', 'A button to the top of the page.'),
    ],
  },
  {
    name: { pl: 'Formularze', en: 'Forms' },
    tags: [
      tag(
        'form',
        'Formularz sprawdzany przed wysłaniem.',
        'A form that is validated before it is sent.',
      ),
      tag('field', 'Pole, które mówi, co poprawić.', 'A field that says what to correct.'),
      tag('select', 'Lista rozwijana.', 'A dropdown.'),
      tag('date-picker', 'Kalendarz do dni i godzin.', 'A calendar for days and hours.'),
      tag('file-field', 'Pliki: wybrane, upuszczone, wklejone.', 'Files: chosen, dropped, pasted.'),
    ],
  },
  {
    name: { pl: 'Okna i wiadomości', en: 'Dialogs and messages' },
    tags: [
      tag('modal', 'Okno nad stroną.', 'A dialog above the page.'),
      tag('drawer', 'Panel wysuwany z boku.', 'A panel that slides in from a side.'),
      tag(
        'notice',
        'Powiadomienie przy wejściu do sklepu.',
        'A notice for visitors who enter the shop.',
      ),
      tag('info-bar', 'Pasek nad stroną lub pod nią.', 'A bar above or below the page.'),
      tag('toasts', 'Krótkie wiadomości w rogu.', 'Short messages in a corner.'),
      tag('tooltip', 'Dymek z wyjaśnieniem.', 'A tooltip with an explanation.'),
      tag('collapse', 'Treść, którą można zwinąć.', 'Content that can be collapsed.'),
      tag('loading-cover', 'Zasłona na czas czekania.', 'A cover while the shopper has to wait.'),
    ],
  },
  {
    name: { pl: 'Konto, zgody, strona', en: 'Account, consent, page' },
    tags: [
      tag('passkey-login', 'Logowanie kluczem dostępu.', 'Log-in with a passkey.'),
      tag('passkey-register', 'Zapisanie klucza dostępu.', 'Saving a passkey.'),
      tag('logout-link', 'Odnośnik do wylogowania.', 'A log-out link.'),
      tag('region-modal', 'Wymuszony kraj lub kod pocztowy.', 'A forced country or postal code.'),
      tag(
        'cookie-settings',
        'Przycisk zgód na ciasteczka.',
        'A button that opens the cookie settings.',
      ),
      tag('config', 'Ustawienia wszystkich tagów strony.', 'The settings of all tags of a page.'),
      tag(
        'widgets',
        'Dane i wstawki strony w jednym zapytaniu.',
        'The data and snippets of a page in one request.',
      ),
      tag(
        'partial-navigation',
        'Kolejna strona sklepu bez przeładowania.',
        'The next page of the shop without a reload.',
      ),
      tag(
        'map',
        'Mapa z miejscami, obok listy adresów.',
        'A map with places, beside a list of addresses.',
      ),
    ],
  },
  {
    name: { pl: 'Zdjęcia i slajdy', en: 'Pictures and slides' },
    tags: [
      tag('slider', 'Slajdy do przewijania i przeciągania.', 'Slides to scroll and to drag.'),
      tag('banner', 'Baner z obrazem na każdy ekran.', 'A banner with a picture for each screen.'),
      tag('image', 'Zdjęcie, które nie przesuwa strony.', 'A picture that never moves the page.'),
    ],
  },
];
