/** The Polish texts of a search; before a comparison, the bench checks that our tag has the same ones. */
export const texts = {
  placeholder: 'Czego szukasz?',
  submit: 'Szukaj',
  more: 'Pokaż wszystkie',
  onRequest: 'Cena na telefon',
  producer: 'Producent: ',
  series: 'Seria: ',
  queries: 'Podpowiedzi',
  products: 'Produkty',
  categories: 'Kategorie',
  info: 'Informacje',
  recent: 'Ostatnio szukane',
} as const;
