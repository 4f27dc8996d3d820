import type { Language } from '../../platform/language.ts';

/** The texts of the theme that the demo shop's own pages lack. */
export interface HostTexts {
  readonly sale: string;
  readonly saleLink: string;
  readonly news: string;
  readonly notices: string;
  readonly brands: string;
  readonly back: string;
  readonly more: string;
  readonly less: string;
  readonly chooseSize: string;
  readonly soldOut: string;
  readonly noVersion: string;
  readonly file: string;
  readonly cookies: string;
  readonly agree: string;
  readonly chat: string;
  readonly prefix: string;
  readonly prefixChoice: string;
  readonly wrong: string;
  readonly information: string;
  readonly contact: string;
  readonly greeting: string;
  readonly articles: string;
  readonly close: string;
  readonly lowest: string;
  readonly once: string;
  readonly subscribe: string;
  readonly moreUnits: string;
  readonly forPoints: (points: number) => string;
}

/** The texts of the theme by language. */
export const HOST_TEXTS: Readonly<Record<Language, HostTexts>> = {
  pl: {
    sale: 'Tylko dziś darmowa dostawa.',
    saleLink: 'Sprawdź',
    news: 'Zapisz się na nowości.',
    notices: 'Komunikaty',
    brands: 'Marki',
    back: 'Wróć',
    more: 'Pokaż więcej',
    less: 'Pokaż mniej',
    chooseSize: 'Wybierz rozmiar',
    soldOut: '(wyprzedane)',
    noVersion: 'Produkt o wybranej konfiguracji nie istnieje. Wybierz inny wariant.',
    file: 'Plik do nadruku',
    cookies: 'Ustawienia plików cookie',
    agree: 'Zgadzam się',
    chat: 'Czat',
    prefix: 'Prefiks',
    prefixChoice: 'Kierunkowy kraju',
    wrong: 'Popraw to pole.',
    information: 'Informacje',
    contact: 'Kontakt',
    greeting: 'Dziś wysyłamy do północy.',
    articles: 'Warto wiedzieć',
    close: 'Zamknij',
    lowest: 'Najniższa cena z 30 dni przed obniżką',
    once: 'Jednorazowo',
    subscribe: 'Subskrypcja',
    moreUnits: 'więcej',
    forPoints: (points) => `Kup za ${points} pkt`,
  },
  en: {
    sale: 'Free delivery, today only.',
    saleLink: 'Have a look',
    news: 'Subscribe to our news.',
    notices: 'Notices',
    brands: 'Brands',
    back: 'Back',
    more: 'Show more',
    less: 'Show less',
    chooseSize: 'Choose a size',
    soldOut: '(sold out)',
    noVersion: 'There is no such version. Choose another one.',
    file: 'File to print',
    cookies: 'Cookie settings',
    agree: 'I agree',
    chat: 'Chat',
    prefix: 'Prefix',
    prefixChoice: 'Country code',
    wrong: 'Correct this field.',
    information: 'Information',
    contact: 'Contact',
    greeting: 'We ship until midnight today.',
    articles: 'Good to know',
    close: 'Close',
    lowest: 'Lowest price of 30 days before the discount',
    once: 'Once',
    subscribe: 'Subscription',
    moreUnits: 'more',
    forPoints: (points) => `Buy for ${points} points`,
  },
};
