import buttonCss from '../../../react/look/button.css';
import { RebateCode } from '../../../react/rebate-code/RebateCode.tsx';
import rebateCodeCss from '../../../react/rebate-code/rebate-code.css';
import { AFTER_CHANGE } from '../../../react/rebate-code/rebate-code.props.ts';
import { oneOf, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

interface Code {
  readonly code: string;
}

export const rebateCodeElement = declareElement({
  tag: 'shop-rebate-code',
  group: 'basket',
  component: RebateCode,
  styles: [buttonCss, rebateCodeCss],
  activate: 'visible',
  attributes: {
    code: text(),
    after: oneOf(AFTER_CHANGE),
    label: text(),
  },
  events: {
    onApply: cancelable<Code>(),
    onRemove: cancelable<Code>(),
    onChange: notifies<Code>(),
  },
});
