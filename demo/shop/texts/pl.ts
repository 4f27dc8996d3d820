import { polishChrome } from './chrome.pl.ts';
import { polishCustomer } from './customer.pl.ts';
import { polishInstalments } from './instalments.pl.ts';
import { polishLists } from './lists.pl.ts';
import { polishMedia } from './media.pl.ts';
import { polishOrder } from './order.pl.ts';
import { polishProduct } from './product.pl.ts';
import { polishShops } from './shops.pl.ts';
import { polishTagPages } from './tag-pages.pl.ts';

function products(count: number): string {
  if (count === 1) return '1 produkt';
  const few = count % 10 >= 2 && count % 10 <= 4 && !(count % 100 >= 12 && count % 100 <= 14);
  return `${count} ${few ? 'produkty' : 'produktów'}`;
}

interface Listed {
  readonly count: number;
  /** The lowest price. */
  readonly from: string;
  /** The names of some categories; '' if all products are in one. */
  readonly kinds: string;
}

/** The texts of the pages in Polish. */
export const polish = {
  shopName: 'Jodła',
  slogan: 'Rzeczy do domu i na szlak',
  skipToContent: 'Przejdź do treści',
  languageName: 'polski',
  language: 'Język',
  breadcrumbs: 'Ścieżka',
  categories: 'Kategorie',
  search: 'Szukaj',
  searchLabel: 'Szukaj w sklepie',
  searchHint: 'Czego szukasz?',
  basket: 'Koszyk',
  account: 'Konto',
  logIn: 'Zaloguj się',
  logOut: 'Wyloguj się',
  loggedInAs: (login: string) => `Zalogowano jako ${login}`,
  products,

  changed: 'Ostatnia zmiana:',
  madeUp:
    'To sklep pokazowy. Produkty, ceny i firmy są wymyślone, niczego nie można tu naprawdę kupić, a zamówienia nie są wysyłane.',
  help: 'Pomoc',
  aboutShop: 'O sklepie',
  forAuthors: 'Dla autorów szablonów',
  allTags: 'Wszystkie znaczniki',
  pageCost: 'Ile kosztuje strona',
  allProducts: 'Wszystkie produkty',

  heroHeading: 'Na zimowy wieczór i na pierwszy śnieg',
  heroText:
    'Wełna, drewno, emalia i żeliwo. Kilkadziesiąt rzeczy, które dobrze się starzeją, od małych polskich wytwórni.',
  heroLink: 'Zobacz kolekcję Zima',
  bargains: 'W niższej cenie',
  newest: 'Ostatnio dodane',
  seeAll: 'Zobacz wszystkie',
  promiseDelivery: 'Darmowa dostawa',
  promiseDeliveryText: (from: string) => `od ${from} na terenie kraju`,
  promiseReturn: '30 dni na zwrot',
  promiseReturnText: 'bez podawania powodu',
  promiseRepair: 'Naprawiamy',
  promiseRepairText: 'wszystko, co sprzedaliśmy',

  sortBy: 'Sortuj',
  perPage: 'Na stronie',
  apply: 'Zastosuj',
  sorting: {
    default: 'Polecane',
    name: 'Nazwa A–Z',
    'price-up': 'Cena rosnąco',
    'price-down': 'Cena malejąco',
    newest: 'Najnowsze',
  },
  pages: 'Strony',
  pageNumber: (number: number) => `Strona ${number}`,
  previousPage: 'Poprzednia',
  nextPage: 'Następna',
  resultsFor: (text: string) => `Wyniki dla „${text}”`,
  noResultsFor: (text: string) => `Brak wyników dla „${text}”`,
  nothingFound: (text: string) => `Nie mamy niczego, co pasuje do „${text}”.`,
  nothingFoundHint: 'Sprawdź pisownię albo wybierz coś z często szukanych:',
  nothingHere: 'W tej kategorii nic teraz nie ma.',
  listing: ({ count, from, kinds }: Listed) =>
    `${products(count)} w cenie od ${from}${kinds && `, a wśród nich ${kinds}`}.`,
  alsoFound: 'Pasuje też',
  producer: 'Producent',
  series: 'Seria',

  from: 'od',
  net: 'netto',
  priceOnRequest: 'Cena na telefon',
  lowestPrice: 'Najniższa cena produktu w okresie 30 dni przed wprowadzeniem obniżki',
  regularPrice: 'Cena regularna',
  priceWithoutCode: 'Cena bez kodu',
  upcomingPrice: (date: string) => `Cena nadchodząca od ${date}`,
  special: 'Promocja',
  bargain: 'Okazja',
  codeOffer: 'Kod rabatowy',
  soldOut: 'Niedostępny',

  gallery: 'Zdjęcia produktu',
  pictureNote: 'Ilustracja poglądowa',
  closeUp: (name: string) => `${name}, zbliżenie`,
  inUse: (name: string) => `${name}, w użyciu`,
  madeOf: (name: string) => `${name}, materiał`,
  colour: 'Kolor',
  size: 'Rozmiar',
  quantity: 'Ilość',
  addToBasket: 'Dodaj do koszyka',
  goToBasket: 'Przejdź do koszyka',
  askForPrice: 'Zapytaj o cenę',
  deliveryFrom: (cost: string, free: string) => `Dostawa ${cost}, od ${free} za darmo`,
  returns: '30 dni na zwrot',
  madeBy: (producer: string) => `Wytwarza ${producer}`,
  everyDays: (days: number) => `co ${days} dni`,
  description: 'Opis',
  care: 'Pielęgnacja',
  careText:
    'Zanim wypierzesz, przetrzyj, wywietrz albo napraw: większość rzeczy służy dłużej bez detergentów.',
  delivery: 'Dostawa i zwroty',
  productNumber: 'Numer',
  category: 'Kategoria',
  related: 'Z tej samej półki',

  emptyBasket: 'Koszyk jest pusty',
  emptyBasketText: 'Zajrzyj na półki: na pewno coś do niego wpadnie.',
  startShopping: 'Zacznij zakupy',
  change: 'Zmień',
  remove: 'Usuń',
  removeProduct: (name: string) => `Usuń z koszyka: ${name}`,
  quantityOf: (name: string) => `Ilość: ${name}`,
  fewerOf: (name: string) => `Mniej: ${name}`,
  moreOf: (name: string) => `Więcej: ${name}`,
  summary: 'Podsumowanie',
  worth: 'Wartość produktów',
  shipping: 'Dostawa',
  freeShipping: 'za darmo',
  deliveryCountry: (country: string) => `do: ${country}`,
  toFreeShipping: (amount: string) => `Do darmowej dostawy brakuje ${amount}`,
  zones: {
    main: 'Polecane',
    projector: 'Inni oglądali także',
    basketedit: 'Dobierz do koszyka',
  },
  rebate: { label: 'Kod rabatowy', apply: 'Zastosuj', active: 'Aktywny kod:' },
  freeShippingReached: 'Masz darmową dostawę',
  total: 'Razem',
  toCheckout: 'Złóż zamówienie',
  continueShopping: 'Wróć do zakupów',

  placeOrder: 'Zamówienie',
  payment: 'Płatność',

  loginHeading: 'Zaloguj się',
  loginWithPasskey: 'Zaloguj się kluczem dostępu',
  passkeyNeedsScript: 'Klucz dostępu działa tylko w przeglądarce, która obsługuje skrypty.',
  savePasskey: 'Zapisz klucz dostępu',
  noAccount: 'Nie masz konta?',
  createAccount: 'Załóż konto',
  logoutQuestion: 'Wylogować się?',
  customer: polishCustomer,
  instalments: polishInstalments,
  lists: polishLists,
  media: polishMedia,
  order: polishOrder,
  chrome: polishChrome,
  product: polishProduct,
  shops: polishShops,

  contactHeading: 'Kontakt',
  workshopsNote: 'Adresy są wymyślone.',
  openingHours: 'pon.–pt. 9–17',

  notFound: 'Nie ma takiej strony',
  notFoundText: 'Może została przeniesiona, a może nigdy jej nie było.',
  backToBasket: 'Wróć do koszyka',
  backHome: 'Wróć na stronę główną',
  notAllowed: 'Ta zmiana nie przyszła z naszej strony, więc jej nie wykonaliśmy.',

  tagPages: polishTagPages,

  panel: {
    heading: 'Sklep pokazowy',
    intro: 'Ustawienia tej przeglądarki. Działają też bez skryptów.',
    priceType: 'Ceny',
    priceTypes: { gross: 'brutto', net: 'netto' },
    build: 'Biblioteka',
    builds: { react: 'React', lite: 'lite (Preact)', dev: 'z ostrzeżeniami' },
    scheme: 'Kolory',
    schemes: { auto: 'jak w systemie', light: 'jasne', dark: 'ciemne' },
    theme: 'Szablon',
    themes: {
      plain: 'własny',
      around: 'obcy, znaczniki wokół bloków',
      instead: 'obcy, znaczniki zamiast bloków',
    },
    forced: 'Wymuszony region',
    forcedSettings: { none: 'żaden', country: 'kraj', zipcode: 'kod pocztowy', both: 'oba' },
    calls: 'Opóźnienia i awarie',
    call: 'Wywołanie',
    latency: 'Opóźnienie (ms)',
    failure: 'Awaria',
    kinds: {
      search: 'wyszukiwanie',
      basket: 'koszyk',
      basketChange: 'zmiana koszyka',
      region: 'region',
      login: 'logowanie',
      tracking: 'śledzenie',
      hello: 'zgłoszenia błędów',
      widgets: 'paczka widżetów',
      passkeys: 'klucze dostępu',
      validation: 'sprawdzanie danych',
      iban: 'sprawdzanie konta',
      lists: 'listy zakupowe',
      product: 'dane produktu',
      delivery: 'dostawa i sklepy',
      codes: 'kody rabatowe',
      zones: 'strefy produktów',
      filters: 'liczby przy filtrach',
    } as Readonly<Record<string, string>>,
    failures: {
      off: 'brak',
      '500': 'błąd 500',
      html: 'HTML zamiast danych',
      hang: 'cisza',
      partial: 'niepełna odpowiedź',
      refuse: 'odmowa',
    } as Readonly<Record<string, string>>,
    oddities: 'Po wczytaniu strony',
    oddityNames: {
      strayText: 'tekst wokół JSON',
      addsLess: 'koszyk dodaje mniej i milczy',
      dearer: 'ceny wzrosły o 10%',
      soldOut: 'wszystko wyprzedane',
      sessionEnded: 'sesja wygasła',
      slowSecond: 'co druga odpowiedź o produkcie spóźnia się o 2 s',
      cachedPage: 'strona z pamięci podręcznej, z wczoraj',
    } as Readonly<Record<string, string>>,
    records: 'Co pamięta platforma',
    save: 'Zastosuj',
    reset: 'Wyczyść dane',
  },
};
