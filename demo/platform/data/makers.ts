// Made-up data: any likeness to real companies is a coincidence.

/** Rows of `[id, key, name]`. */
export const PRODUCER_ROWS: readonly (readonly [number, string, string])[] = [
  [1, 'kosodrzewina', 'Kosodrzewina'],
  [2, 'kotlina', 'Kotlina Outdoor'],
  [3, 'welniarnia', 'Wełniarnia Zdrój'],
  [4, 'halny', 'Halny & Syn'],
  [5, 'huta', 'Leśna Huta'],
  [6, 'brzezina', 'Brzezina'],
  [7, 'kopalnia', 'Kopalnia Światła'],
  [8, 'pstrag', 'Dolina Pstrąga'],
  [9, 'mydlarnia', 'Mydlarnia Pod Lipą'],
];

/** Rows of `[id, key, 'polish|english']`. */
export const SERIES_ROWS: readonly (readonly [number, string, string])[] = [
  [1, 'zima', 'Kolekcja Zima|Winter Collection'],
  [2, 'kora', 'Kora|Bark'],
  [3, 'kosy', 'Kosy|Blackbirds'],
  [4, 'wieczor', 'Wieczór|Evening'],
  [5, 'szlak', 'Szlak|Trail'],
  [6, 'rosa', 'Rosa|Dew'],
  [7, 'granit', 'Granit|Granite'],
];
