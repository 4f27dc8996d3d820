/** The words that shops count in, beside 5 and more: the platform gives only those beside 1 and 2. */
const GENITIVES: ReadonlyMap<string, string> = new Map([
  ['arkusz', 'arkuszy'],
  ['butelka', 'butelek'],
  ['gram', 'gramów'],
  ['karton', 'kartonów'],
  ['kilogram', 'kilogramów'],
  ['komplet', 'kompletów'],
  ['litr', 'litrów'],
  ['metr', 'metrów'],
  ['metr bieżący', 'metrów bieżących'],
  ['metr kwadratowy', 'metrów kwadratowych'],
  ['opakowanie', 'opakowań'],
  ['paczka', 'paczek'],
  ['para', 'par'],
  ['puszka', 'puszek'],
  ['rolka', 'rolek'],
  ['sztuka', 'sztuk'],
  ['worek', 'worków'],
  ['zestaw', 'zestawów'],
]);

/** The genitive plural of a unit, such as `par` of `para`; undefined where it is not known. */
export const polishGenitive = (singular: string): string | undefined =>
  GENITIVES.get(singular.toLowerCase());
