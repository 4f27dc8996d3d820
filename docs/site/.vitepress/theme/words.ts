const WORDS = {
  en: {
    language: 'Polski',
    direction: 'Right to left',
    colours: 'Other colours',
    phone: 'Phone',
    parts: 'Parts',
    edit: 'Edit',
    copy: 'Copy',
    copied: 'Copied.',
    playground: 'Playground',
    events: 'Events',
    example: 'Example',
  },
  pl: {
    language: 'English',
    direction: 'Od prawej do lewej',
    colours: 'Inne kolory',
    phone: 'Telefon',
    parts: 'Części',
    edit: 'Edytuj',
    copy: 'Kopiuj',
    copied: 'Skopiowano.',
    playground: 'Plac zabaw',
    events: 'Zdarzenia',
    example: 'Przykład',
  },
} as const;

type Language = keyof typeof WORDS;

/** The language of the page around examples. */
export const pageLanguage = (): Language => (document.documentElement.lang === 'pl' ? 'pl' : 'en');

/** The other one. */
export const otherLanguage = (): Language => (pageLanguage() === 'pl' ? 'en' : 'pl');

/** The words around an example, in the language of the page. */
export const words = (): Readonly<Record<keyof typeof WORDS.en, string>> => WORDS[pageLanguage()];
