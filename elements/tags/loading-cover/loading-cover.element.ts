import overlayCss from '../../../react/dialog/overlay.css';
import { LoadingCover } from '../../../react/loading-cover/LoadingCover.tsx';
import { flag, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';

export const loadingCoverElement = declareElement({
  tag: 'shop-loading-cover',
  group: 'page',
  component: LoadingCover,
  styles: [overlayCss],
  activate: 'ready',
  attributes: {
    open: flag({ reflects: true }),
    message: text(),
  },
  events: {},
  methods: {
    show: method<(message?: string) => void>(),
    hide: method<() => void>(),
  },
});
