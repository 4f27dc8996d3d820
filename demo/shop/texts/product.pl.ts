const days = (count: number): string => `${count} ${count === 1 ? 'dzień' : 'dni'}`;

/** The texts of the purchase form, in Polish; those about stock are the same as the tag's. */
export const polishProduct = {
  soldOut: 'wyprzedane',
  alertText: 'Napiszemy, gdy produkt będzie znów dostępny.',
  alertEmail: 'E-mail',
  alertSend: 'Powiadom mnie',
  alertRefused: 'Nie udało się zapisać powiadomienia. Sprawdź adres i rozmiar.',
  few: (amount: string) => `tylko ${amount}`,
  soldBy: (pack: string) => `Sprzedawane po: ${pack}`,
  lowestOfSize: 'Najniższą cenę z 30 dni pokażemy dla wybranego rozmiaru.',
  purchase: 'Zakup',
  once: 'Jednorazowo',
  subscribed: 'W subskrypcji',
  subscribedEvery: (count: number) => `W subskrypcji co ${days(count)}`,
  delivered: 'Dostawa co',
  days,
  someInStock: 'Wybierz rozmiar, a powiemy, ile go mamy i kiedy wyślemy.',
  amount: (amount: string) => `W magazynie: ${amount}`,
  ships: (when: string) => `Wysyłka ${when}`,
  today: 'dzisiaj',
  tomorrow: 'jutro',
  inDays: (count: number) => `za ${days(count)}`,
  orderBy: (time: string) => `Zamów do ${time}, to wyślemy dzisiaj`,
  unknownTime: 'Czas wysyłki nie jest znany',
  costs: 'Koszty dostawy',
  stores: 'Dostępność w sklepach',
};
