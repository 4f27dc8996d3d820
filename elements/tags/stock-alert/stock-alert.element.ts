import type { AlertSize } from '../../../logic/stock-alert/stock-alert.atoms.ts';
import { StockAlert } from '../../../react/stock-alert/StockAlert.tsx';
import stockAlertCss from '../../../react/stock-alert/stock-alert.css';
import messageLineCss from '../../../react/validation/message-line.css';
import { flag, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const stockAlertElement = declareElement({
  tag: 'shop-stock-alert',
  group: 'product',
  component: StockAlert,
  styles: [messageLineCss, stockAlertCss],
  activate: 'visible',
  attributes: {
    for: text(),
    email: text(),
    always: flag(),
  },
  events: {
    onSend: cancelable<AlertSize>(),
    onSent: notifies<AlertSize>(),
  },
});
