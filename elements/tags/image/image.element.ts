import { Image } from '../../../react/image/Image.tsx';
import imageCss from '../../../react/image/image.css';
import pictureCss from '../../../react/look/picture/picture.css';
import { flag, number, text } from '../../declare/attributes.ts';
import { declareElement } from '../../declare/declaration.ts';

export const imageElement = declareElement({
  tag: 'shop-image',
  group: 'pictures',
  component: Image,
  styles: [pictureCss, imageCss],
  // an eager image must not wait until it is in view
  activate: (host) => (Reflect.get(host, 'eager') ? 'ready' : 'visible'),
  attributes: {
    src: text(),
    smallSrc: text(),
    alt: text(),
    width: number(undefined),
    height: number(undefined),
    eager: flag(),
  },
  events: {},
});
