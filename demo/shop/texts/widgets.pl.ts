/** The texts about widgets and events. */
export const widgetsPolish = {
  log: 'Zapytania i zdarzenia',
  logEmpty: 'Na razie nic się nie zdarzyło.',
  batch: 'zapytanie o widżety',
};
