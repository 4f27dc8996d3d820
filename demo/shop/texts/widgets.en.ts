import type { widgetsPolish } from './widgets.pl.ts';

export const widgetsEnglish: typeof widgetsPolish = {
  log: 'Requests and events',
  logEmpty: 'Nothing has happened yet.',
  batch: 'widget request',
};
