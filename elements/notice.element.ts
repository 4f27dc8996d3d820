import { NOTICE_TIMES } from '../logic/notice/notice.constants.ts';
import overlayCss from '../react/dialog/overlay.css';
import { NoticeAtRest } from '../react/notice/NoticeAtRest.tsx';
import { oneOf } from './declare/attributes.ts';
import { declareElement, method } from './declare/declaration.ts';

export const noticeElement = declareElement({
  tag: 'shop-notice',
  rest: NoticeAtRest,
  component: async () => (await import('../react/notice/Notice.tsx')).Notice,
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
