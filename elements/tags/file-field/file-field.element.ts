import { FileField } from '../../../react/file-field/FileField.tsx';
import fileFieldCss from '../../../react/file-field/file-field.css';
import messageLineCss from '../../../react/validation/message-line.css';
import { list, number, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { notifies } from '../../declare/events.ts';

export const fileFieldElement = declareElement({
  tag: 'shop-file-field',
  component: FileField,
  styles: [messageLineCss, fileFieldCss],
  activate: 'visible',
  attributes: {
    maxSize: number(undefined),
    blockedTypes: list(),
    blockedExtensions: list(),
    pictureSize: text(),
  },
  events: {
    onReject: notifies<{ file: File; reason: 'type' | 'size' }>(),
  },
});
