import { PartialNavigation } from '../../../react/partial-navigation/PartialNavigation.tsx';
import partialNavigationCss from '../../../react/partial-navigation/partial-navigation.css';
import { flag, list, number, textOr } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

const TIMEOUT_MS = 16_000;

export const partialNavigationElement = declareElement({
  tag: 'shop-partial-navigation',
  group: 'page',
  component: PartialNavigation,
  styles: [partialNavigationCss],
  activate: 'ready',
  attributes: {
    regions: list(),
    links: textOr('a[data-shop-partial],form[data-shop-partial]'),
    render: list(),
    timeout: number(TIMEOUT_MS),
    transition: flag(),
    otherKinds: flag(),
  },
  events: {
    onStart: cancelable<{ url: string }>(),
    onEnd: notifies<{ url: string }>(),
    onError: notifies<{ url: string; code: string }>(),
  },
  methods: {
    navigate: method<(url: string) => Promise<void>>(),
  },
});
