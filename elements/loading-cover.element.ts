import overlayCss from '../react/dialog/overlay.css';
import { LoadingCoverAtRest } from '../react/loading-cover/LoadingCoverAtRest.tsx';
import { flag, text } from './declare/attributes.ts';
import { declareElement, method } from './declare/declaration.ts';

export const loadingCoverElement = declareElement({
  tag: 'shop-loading-cover',
  rest: LoadingCoverAtRest,
  component: async () => (await import('../react/loading-cover/LoadingCover.tsx')).LoadingCover,
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
