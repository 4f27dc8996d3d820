/** The Polish texts of a search; that ours are the same is checked before anything is compared. */
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
