import { defineMessages } from '~/logic/shared/messages.ts';

export const myTagMessages = defineMessages('my-tag', { label: 'Naciśnij' }, { label: 'Press' });
