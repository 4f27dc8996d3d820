/** The texts of the page of costs. */
export const costPolish = {
  heading: 'Ile kosztuje ta strona',
  intro:
    'Strona pokazuje, jakie skrypty biblioteki już pobrała, kiedy i dlaczego. Najedź na koszyk, kliknij menu albo zacznij pisać w wyszukiwarce i zobacz, co się zmieni.',
  scripts: 'Skrypty biblioteki',
  file: 'Plik',
  size: 'Rozmiar',
  time: 'Czas',
  reason: 'Powód',
  total: 'Razem',
  reasons: { page: 'ze stroną', later: 'później, gdy był potrzebny' },
  tags: 'Tagi na stronie',
  tag: 'Tag',
  stage: 'Etap',
  stages: { waiting: 'pokazuje dzieci', shown: 'pokazuje komponent' },
  products: 'Coś do dotknięcia',
  compared: 'Ten sam nagłówek: nasz i ze zwykłym r2wc',
  comparison:
    'Oba zawierają menu, wyszukiwarkę i koszyk z tych samych komponentów. U góry tagi biblioteki, niżej te same komponenty opakowane samym r2wc. Dotknij ich i patrz, jak rosną sumy.',
  header: 'Nagłówek',
  files: 'Pliki',
  ours: 'shop-elements',
  stock: 'zwykły r2wc',
  needsScript: 'Tę stronę wypełnia skrypt.',
};
