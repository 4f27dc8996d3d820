/** The texts of headers, footers and lists in Polish. */
export const polishChrome = {
  menu: 'Menu',
  openMenu: 'Otwórz menu',
  account: 'Twoje konto',
  lists: 'Listy zakupowe',
  delivery: 'Do świąt wysyłamy w 24 godziny.',
  deliveryLink: 'Koszty dostawy',

  noticeHeading: 'Witaj w sklepie pokazowym',
  noticeText:
    'Wszystko tu działa: menu, koszyk, konto, klucze dostępu. Niczego jednak nie da się naprawdę kupić.',
  noticeHint: 'Opóźnienia i awarie ustawisz w panelu na końcu strony.',

  cookies: 'Ustawienia plików cookie',
  cookiesText:
    'Niezbędne pamiętają koszyk i język. Na pozostałe możesz się zgodzić lub nie; wybór zmienisz w każdej chwili.',
  cookieKinds: {
    necessary: 'Niezbędne',
    statistics: 'Statystyka',
    marketing: 'Marketing',
  },
  cookieNotes: {
    necessary: 'koszyk, język, logowanie',
    statistics: 'które strony są czytane',
    marketing: 'oferty poza sklepem',
  },
  saveChoice: 'Zapisz wybór',
  acceptAll: 'Akceptuję wszystkie',

  options: 'Sortowanie i liczba',
  show: 'Pokaż',
  page: 'Strona',
  pageOf: (pages: number) => `z ${pages}`,
  filters: 'Filtry',
  makers: 'Producent',
  price: 'Cena',
  priceFrom: 'Od',
  priceTo: 'Do',
  availableOnly: 'Tylko dostępne',
  filter: 'Filtruj',
  clearFilters: 'Wyczyść filtry',
  nothingLeft: 'Żaden produkt nie pasuje do filtrów.',
  browse: 'Przeglądaj',

  omnibusHelp: 'Skąd ta cena?',
  omnibusHint:
    'Tak każe prawo: przy obniżce sklep podaje najniższą cenę z 30 dni przed nią. Link prowadzi do zasad.',
  wait: 'Chwileczkę…',
};
