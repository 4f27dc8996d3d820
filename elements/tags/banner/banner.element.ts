import { Banner } from '../../../react/banner/Banner.tsx';
import bannerCss from '../../../react/banner/banner.css';
import pictureCss from '../../../react/look/picture/picture.css';
import { number, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const bannerElement = declareElement({
  tag: 'shop-banner',
  group: 'pictures',
  component: Banner,
  styles: [pictureCss, bannerCss],
  activate: 'visible',
  attributes: {
    mobile: text(),
    tablet: text(),
    desktop: text(),
    alt: text(),
    href: text(),
    width: number(undefined),
    height: number(undefined),
  },
  events: {},
});
