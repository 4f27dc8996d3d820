/** The colours of products: main and accent colour, and the name as `polish|english`. */
export const PALETTES = {
  oat: ['#e4d5b7', '#a9875a', 'owsiany|oat'],
  moss: ['#7b8f5a', '#c3cfa2', 'mech|moss'],
  clay: ['#b5613d', '#e8b48c', 'glina|clay'],
  night: ['#34465f', '#8fa6c6', 'noc|night'],
  snow: ['#f4f5f2', '#b4bfbd', 'śnieg|snow'],
  rust: ['#a5502d', '#e0a06f', 'rdza|rust'],
  honey: ['#dba744', '#8f6520', 'miód|honey'],
  pine: ['#2f6152', '#93bba9', 'sosna|pine'],
  plum: ['#71506a', '#cda6c3', 'śliwka|plum'],
  stone: ['#80848a', '#cbced2', 'kamień|stone'],
  sky: ['#6ea2c6', '#e0eef7', 'niebo|sky'],
  berry: ['#a93d4d', '#efbdc1', 'jagoda|berry'],
  black: ['#2d2d31', '#8d8d95', 'czarny|black'],
  copper: ['#b87333', '#f0cba1', 'miedź|copper'],
} as const satisfies Record<string, readonly [main: string, accent: string, name: string]>;

/** The name of a palette. */
export type Palette = keyof typeof PALETTES;
