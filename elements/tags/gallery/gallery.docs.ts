import type { Docs } from '../../declare/docs.ts';
import type { galleryElement } from './gallery.element.ts';

export const galleryDocs: Docs<typeof galleryElement> = {
  purpose: 'pictures',
  summary: {
    en: 'The pictures and videos of a product: a row to swipe with thumbnails, and large pictures on the whole screen that zoom.',
    pl: 'Zdjęcia i filmy produktu: przewijany rząd z miniaturami oraz duże zdjęcia na całym ekranie, które można powiększać.',
  },
  synonyms: [
    'lightbox',
    'product images',
    'photoswipe',
    'zoom',
    'galeria',
    'zdjęcia produktu',
    'powiększenie',
  ],
  related: ['slider', 'image', 'choice'],
  accessibility:
    'A carousel that does not move by itself: a named region, a group of pictures, and a button for each. The large pictures are in a modal dialog that announces their position. Focus returns to the picture that was shown last.',
  keyboard: {
    'ArrowLeft, ArrowRight':
      'On the pictures and in the dialog, shows the previous or the next one; scrolls a zoomed picture. Thumbnails are buttons that Tab reaches.',
    'ArrowUp, ArrowDown': 'Scrolls a zoomed picture.',
    'Home, End': 'On the pictures and in the dialog, shows the first or the last one.',
    Enter:
      'Opens the picture; in the dialog, zooms it, and back. There, `+` and `-` zoom as well, and `0` shows the whole picture.',
    Escape: 'Closes the dialog.',
  },
  needs: { selector: 'img, video, a[data-video]', text: 'pictures in it' },
  mistakes: [
    {
      has: ':scope > :is(div, ul, ol, section):only-child:has(> :nth-child(2) img, > :nth-child(2):is(img))',
      text: 'contains one element with all pictures; expected each picture as a child of the tag.',
    },
    {
      has: 'img:not([width][height])',
      text: 'has an <img> without width and height, which shows in a square until one is loaded: expected both, so that the page reserves its space.',
    },
    {
      has: ':scope:not([zoom=none], :has(a[href], [data-img_high_res])) img',
      text: 'has no large pictures, so its dialog enlarges the small ones: expected a link to the large file around each, data-img_high_res, or zoom="none".',
    },
  ],
  attributes: {
    label: 'The name of the gallery for assistive technology, such as the name of the product.',
    thumbs:
      'Where the thumbnails are: below the pictures and as dots on phones (`auto`), in a column at the start and as dots on phones (`start`), below on all screens (`bottom`), or dots on all screens (`none`).',
    zoom: 'Whether a click on a picture opens the large one in a dialog (`dialog`), or its link (`none`).',
    follow:
      'Whether the picture with the `data-size` of the chosen size shows, or with the `data-product` of the chosen product. It waits until the shopper has left the pictures alone for 3 s and has closed the dialog.',
    loop: 'Whether keys and buttons wrap around from the last picture to the first, and back.',
  },
  events: {
    onChange: 'Another picture is current.',
    onOpen: 'The dialog is about to open.',
    onClose: 'The dialog has closed.',
  },
  prevented: { onOpen: 'the dialog stays closed' },
  methods: {
    show: 'Shows a picture; the first one is 0.',
    open: 'Opens the dialog at a picture; by default the current one.',
    close: 'Closes the dialog.',
  },
  slots: {
    '': 'The pictures, each a child: a link to the large file with an `<img>` in it, an `<img data-img_high_res>`, a `<figure>` with either, a `<video>`, or a link to a video with `data-video`. `data-thumb` is the address of another thumbnail. Drop the classes `swiper` and `swiper-wrapper` of a theme’s slider.',
    'icon-previous': 'Replaces the arrow to the previous picture.',
    'icon-next': 'Replaces the arrow to the next picture.',
    'icon-close': 'Replaces the cross of the dialog.',
    'icon-zoom-in': 'Replaces the plus of the dialog.',
    'icon-zoom-out': 'Replaces the minus of the dialog.',
  },
  parts: {
    stage: 'The row of pictures.',
    thumbs: 'The row or column of buttons.',
    thumb: 'The button of a picture.',
    'thumb-current': 'The button of the current picture.',
    dialog: 'The dialog.',
    box: 'The content of the dialog.',
    counter: 'The position of the picture in the dialog.',
    slide: 'A picture of the dialog.',
    previous: 'The button to the previous picture.',
    next: 'The button to the next picture.',
    'zoom-in': 'The button that zooms in.',
    'zoom-out': 'The button that zooms out.',
    close: 'The button that closes the dialog.',
    icon: 'The icon of a button.',
  },
  states: {
    open: 'The dialog is open.',
    zoomed: 'The picture of the dialog is zoomed.',
    video: 'The current picture is a video.',
  },
  cssProperties: {
    '--shop-gallery-thumb-size': 'The width and height of a thumbnail.',
  },
};
