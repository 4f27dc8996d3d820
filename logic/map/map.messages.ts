import { defineMessages } from '../texts/messages.ts';
import { choosePolishForm } from '../texts/polish-plural.ts';

type Title = { title: string };
type Count = { count: number };

/** The texts of the map, which loads on demand. */
export const mapMessages = defineMessages(
  'map',
  {
    map: 'Mapa',
    keys: 'Strzałki przesuwają mapę, plus i minus zmieniają powiększenie.',
    zoomIn: 'Powiększ mapę',
    zoomOut: 'Pomniejsz mapę',
    marker: ({ number }: { number: number }) => `Miejsce ${number}`,
    cluster: ({ count }: Count) =>
      `${count} ${choosePolishForm(count, ['miejsce', 'miejsca', 'miejsc'])}, przybliż`,
    shown: ({ title }: Title) => `Na mapie: ${title}`,
    close: 'Zamknij',
    failed: 'Nie udało się wczytać obrazu mapy.',
  },
  {
    map: 'Map',
    keys: 'The arrow keys move the map, plus and minus zoom it.',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    marker: ({ number }) => `Place ${number}`,
    cluster: ({ count }) => `${count} ${count === 1 ? 'place' : 'places'}, zoom in`,
    shown: ({ title }) => `On the map: ${title}`,
    close: 'Close',
    failed: 'The picture of the map could not be loaded.',
  },
);
