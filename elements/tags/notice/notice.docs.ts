import type { Docs } from '../../declare/docs.ts';
import type { noticeElement } from './notice.element.ts';

export const noticeDocs: Docs<typeof noticeElement> = {
  purpose: 'messages',
  summary: {
    en: 'Shows the tag’s children in a modal dialog when the shopper comes to the page.',
    pl: 'Powiadomienie przy wejściu do sklepu.',
  },
  synonyms: ['welcome', 'newsletter popup', 'powiadomienie', 'okienko'],
  accessibility: 'A modal dialog that opens automatically; the page behind it is inert.',
  keyboard: {
    Escape: 'Closes the dialog and restores focus.',
  },
  attributes: {
    once: 'Whether the notice shows once in a browser session, counted by its id, or on every page.',
  },
  methods: {
    show: 'Shows the notice, even if the session has seen it; an empty notice shows as soon as it has content.',
    hide: 'Closes the notice, as its button does.',
  },
  slots: {
    '': 'The notice; without JavaScript it is shown in place.',
    'icon-close': 'Replaces the cross of the close button.',
  },
  parts: {
    dialog: 'The dialog.',
    close: 'The button that closes it.',
    content: 'The box around the notice.',
    box: 'The container of the dialog’s content.',
    header: 'The row with the button.',
    icon: 'The cross of the button.',
  },
  states: { open: 'The dialog is open.' },
};
