import { Gallery } from '../../../react/gallery/Gallery.tsx';
import galleryCss from '../../../react/gallery/gallery.css';
import { THUMBS, ZOOM } from '../../../react/gallery/gallery.props.ts';
import { flag, oneOf, text } from '../../declare/attributes.ts';
import { declareElement, method } from '../../declare/declaration.ts';
import { cancelable, notifies } from '../../declare/events.ts';

export const galleryElement = declareElement({
  tag: 'shop-gallery',
  component: Gallery,
  styles: [galleryCss],
  activate: 'visible',
  attributes: {
    label: text(),
    thumbs: oneOf(THUMBS),
    zoom: oneOf(ZOOM),
    follow: flag(),
    loop: flag(),
  },
  events: {
    onChange: notifies<{ index: number }>(),
    onOpen: cancelable<{ index: number }>(),
    onClose: notifies(),
  },
  methods: {
    show: method<(index: number) => void>(),
    open: method<(index?: number) => void>(),
    close: method<() => void>(),
  },
});
