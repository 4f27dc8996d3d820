import type { Docs } from '~/elements/declare/docs.ts';
import type { myTagElement } from '~/elements/my-tag.element.ts';

export const myTagDocs: Docs<typeof myTagElement> = {
  summary: 'A button that tells the page when it is pressed.',
  attributes: { label: 'The text of the button, in place of the default one.' },
  events: { onPress: 'The button has been pressed.' },
  slots: { '': 'Content for pages without script.' },
  parts: { button: 'The button.' },
};
