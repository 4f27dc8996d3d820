import { defineMessages } from '~/logic/texts/messages.ts';

export const myTagMessages = defineMessages('my-tag', { label: 'Zastosuj' }, { label: 'Apply' });
