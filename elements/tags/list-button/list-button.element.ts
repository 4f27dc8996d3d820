import type { ListChange } from '../../../logic/list-button/list-button.atoms.ts';
import { ListsSchema } from '../../../logic/list-button/list-button.schema.ts';
import { ListButton } from '../../../react/list-button/ListButton.tsx';
import listButtonCss from '../../../react/list-button/list-button.css';
import { flag, json, platformId, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable } from '../../declare/events.ts';

export const listButtonElement = declareElement({
  tag: 'shop-list-button',
  group: 'page',
  component: ListButton,
  styles: [listButtonCss],
  activate: 'visible',
  attributes: {
    productId: platformId(),
    size: text(),
    sizeFrom: text(),
    listId: platformId(),
    lists: json(ListsSchema, { child: true }),
    pressed: flag({ reflects: true }),
    for: text(),
  },
  events: {
    onChange: cancelable<ListChange>(),
  },
});
