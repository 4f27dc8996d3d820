import { defineMessages } from '../texts/messages.ts';

export const galleryDialogMessages = defineMessages(
  'gallery',
  {
    previous: 'Poprzednie zdjęcie',
    next: 'Następne zdjęcie',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    close: 'Zamknij zdjęcia',
    unplayable: 'Nie udało się odtworzyć filmu.',
    file: 'Otwórz plik',
  },
  {
    previous: 'Previous picture',
    next: 'Next picture',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    close: 'Close the pictures',
    unplayable: 'The video cannot be played.',
    file: 'Open the file',
  },
);
