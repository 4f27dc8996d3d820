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
  reasons: { page: 'ze stroną', ahead: 'na zapas, gdy nic się nie działo', woken: 'obudzony tag' },
  tags: 'Tagi na stronie',
  tag: 'Tag',
  stage: 'Etap',
  stages: { dormant: 'pokazuje dzieci', rest: 'w spoczynku, bez Reacta', awake: 'obudzony' },
  sign: 'Co go obudziło',
  signs: {
    pointerover: 'wskaźnik',
    pointerdown: 'naciśnięcie',
    focusin: 'fokus',
    keydown: 'klawisz',
    itself: 'sam potrzebował',
  },
  products: 'Coś do dotknięcia',
  compared: 'Ten sam nagłówek: nasz i ze zwykłym r2wc',
  comparison:
    'Oba zawierają menu, wyszukiwarkę i koszyk z tych samych komponentów. U góry tagi biblioteki, niżej te same komponenty opakowane samym r2wc. Dotknij ich i patrz, jak rosną sumy; plików pobranych na zapas nie liczymy.',
  header: 'Nagłówek',
  files: 'Pliki',
  ours: 'shop-elements',
  stock: 'zwykły r2wc',
  needsScript: 'Tę stronę wypełnia skrypt.',
};
