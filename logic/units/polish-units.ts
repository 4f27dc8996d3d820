/** Genitive plurals of common units, for 5 and more; the platform sends only the forms for 1 and 2. */
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

/** The genitive plural of a unit, such as `par` for `para`; undefined when it is unknown. */
export const polishGenitive = (singular: string): string | undefined =>
  GENITIVES.get(singular.toLowerCase());
