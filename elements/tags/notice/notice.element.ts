import { NOTICE_TIMES } from '../../../logic/notice/notice.constants.ts';
import overlayCss from '../../../react/dialog/overlay.css';
import { Notice } from '../../../react/notice/Notice.tsx';
import { oneOf } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';

export const noticeElement = declareElement({
  tag: 'shop-notice',
  group: 'page',
  component: Notice,
  styles: [overlayCss],
  activate: 'ready',
  attributes: {
    once: oneOf(NOTICE_TIMES),
  },
  events: {},
  methods: {
    show: method<() => void>(),
    hide: method<() => void>(),
  },
});
