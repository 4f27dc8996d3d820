const TEXTS = {
  en: {
    language: 'Polski',
    direction: 'Right to left',
    colours: 'Other colours',
    phone: 'Phone',
    parts: 'Parts',
    code: 'Code',
    edit: 'Edit',
    copy: 'Copy',
    copied: 'Copied.',
    playground: 'Playground',
    events: 'Events',
    example: 'Example',
    themePicture: 'Pages of the theme',
    themePages: {
      main: 'Main page',
      product: 'Product',
      soldOut: 'Sold-out product',
      list: 'List of products',
      basket: 'Basket',
      registration: 'Registration',
      contact: 'Contact',
    },
  },
  pl: {
    language: 'English',
    direction: 'Od prawej do lewej',
    colours: 'Inne kolory',
    phone: 'Telefon',
    parts: 'Części',
    code: 'Kod',
    edit: 'Edytuj',
    copy: 'Kopiuj',
    copied: 'Skopiowano.',
    playground: 'Plac zabaw',
    events: 'Zdarzenia',
    example: 'Przykład',
    themePicture: 'Strony motywu',
    themePages: {
      main: 'Strona główna',
      product: 'Produkt',
      soldOut: 'Wyprzedany produkt',
      list: 'Lista produktów',
      basket: 'Koszyk',
      registration: 'Rejestracja',
      contact: 'Kontakt',
    },
  },
} as const;

type Language = keyof typeof TEXTS;

/** The language of the page around examples. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'pl' ? 'pl' : 'en');

/** The other language. */
export const otherLanguage = (): Language => (pageLanguage() === 'pl' ? 'en' : 'pl');

/** The texts around an example, in the language of the page. */
export const siteTexts = (): (typeof TEXTS)[Language] => TEXTS[pageLanguage()];
