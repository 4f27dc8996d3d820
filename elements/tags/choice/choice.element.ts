import { CHOICES, LOOKS, PRESELECTS } from '../../../logic/choice/choice.constants.ts';
import type { Selection } from '../../../logic/choice/choice.model.ts';
import { Choice } from '../../../react/choice/Choice.tsx';
import choiceCss from '../../../react/choice/choice.css';
import messageLineCss from '../../../react/validation/message-line.css';
import { oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

export const choiceElement = declareElement({
  tag: 'shop-choice',
  group: 'choices',
  component: Choice,
  styles: [messageLineCss, choiceCss],
  activate: 'ready',
  attributes: {
    of: oneOf(CHOICES),
    label: text(),
    look: oneOf(LOOKS),
    preselect: oneOf(PRESELECTS),
    for: text(),
  },
  events: {
    onSelect: cancelable<Selection>(),
  },
  methods: {
    show: method<(id?: string) => Promise<boolean>>(),
  },
});
