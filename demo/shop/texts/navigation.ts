/** The texts of the list of partial visits, by language. */
export const TEXTS = {
  pl: {
    heading: 'Wizyty bez przeładowania',
    start: 'początek',
    end: 'gotowe',
    error: 'błąd, przechodzi przeglądarka',
  },
  en: {
    heading: 'Visits without a reload',
    start: 'start',
    end: 'done',
    error: 'failed, the browser navigates',
  },
} as const;
