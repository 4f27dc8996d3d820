// Made-up data: the text pages of the demo shop, and popular search queries.

/** Rows of `[id, link, name, body, day of the last change]`, each text as `polish|english`. */
export const CMS_ROWS: readonly (readonly [number, string, string, string, string])[] = [
  [1, '/contact.html', 'Kontakt|Contact', 'Napisz do nas. To sklep pokazowy, więc nikt nie odpisze.|Write to us. This is a demo shop, so nobody will answer.', '2026-09-14'],
  [2, '/pl-koszty-dostawy-2.html|/en-delivery-costs-2.html', 'Koszty dostawy|Delivery costs', 'Paczka w Polsce kosztuje 14,99 zł; od 250 zł dostawa jest darmowa.|A parcel in Poland costs 14,99 zł; from 250 zł delivery is free.', '2026-11-02'],
  [3, '/pl-zwroty-3.html|/en-returns-3.html', 'Zwroty i reklamacje|Returns and complaints', 'Na zwrot masz 30 dni.|You have 30 days to return your order.', '2026-10-19'],
  [4, '/pl-o-nas-4.html|/en-about-us-4.html', 'O nas|About us', 'Wymyślony sklep z rzeczami do domu i na szlak.|A made-up shop with things for home and trail.', '2026-03-25'],
  [5, '/pl-konserwacja-welny-5.html|/en-wool-care-5.html', 'Konserwacja wełny|Wool care', 'Wietrz, nie pierz; plamy zmywaj letnią wodą.|Air it, do not wash it; sponge stains with lukewarm water.', '2026-08-07'],
  [6, '/pl-konto-i-klucze-6.html|/en-account-and-passkeys-6.html', 'Konto i klucze dostępu|Account and passkeys', 'Zaloguj się odciskiem palca, twarzą lub kodem urządzenia.|Sign in with a fingerprint, your face or the device code.', '2026-06-30'],
  [7, '/pl-regulamin-7.html|/en-terms-7.html', 'Regulamin|Terms and conditions', 'Zasady zakupów w sklepie pokazowym: niczego tu nie kupisz. Ceny zawierają VAT, dostawę doliczamy w koszyku. Przy każdej obniżce podajemy najniższą cenę z 30 dni przed nią; przy cenie obniżonej kodem także cenę bez kodu.|The rules of buying in a demo shop: you cannot buy anything here. Prices include VAT; delivery is added in the cart. With every discount we state the lowest price of the 30 days before it; where a code lowers a price, also the price without the code.', '2026-10-19'],
  [8, '/pl-prywatnosc-8.html|/en-privacy-8.html', 'Polityka prywatności|Privacy policy', 'Koszyk i klucze zostają w jednym pliku na tym komputerze.|Cart and passkeys stay in one file on this computer.', '2026-05-25'],
];

/** Queries that other shoppers typed, as `polish|english`. */
export const SEARCH_QUERY_ROWS: readonly string[] = [
  'koc wełniany|wool blanket',
  'kompas|compass',
  'kosz na drewno|log basket',
  'kurtka przeciwdeszczowa|rain jacket',
  'kubek emaliowany|enamel mug',
  'namiot dwuosobowy|two-person tent',
  'lampa naftowa|oil lamp',
  'buty w góry|mountain boots',
  'mydło lawendowe|lavender soap',
  'prezent do 100 zł|gift up to 100 zł',
];
