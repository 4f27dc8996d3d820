/** The texts of instalments in Polish. */
export const polishInstalments = {
  calculate: (provider: string) => `Oblicz raty ${provider}`,
  heading: (provider: string) => `Kalkulator rat ${provider}`,
  amount: (price: string) => `Kwota zakupów: ${price}`,
  noAmount: 'Wybierz produkt, a policzymy raty.',
  outOfBounds: (min: string, max: string) => `Raty są dla kwot od ${min} do ${max}.`,
  plans: 'Plany spłaty',
  months: 'Liczba rat',
  monthly: 'Rata miesięczna',
  back: 'Wróć do zakupów',
};
