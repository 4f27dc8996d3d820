import type { Docs } from '../../declare/docs.ts';
import type { mapElement } from './map.element.ts';

export const mapDocs: Docs<typeof mapElement> = {
  purpose: 'page',
  summary: {
    en: 'A map with markers, optionally clustered. Its content is the list of addresses: it shows without JavaScript and beside the map, and choosing an address shows it there.',
    pl: 'Mapa z miejscami, obok listy adresów.',
  },
  synonyms: [
    'stores',
    'pickup points',
    'leaflet',
    'mapa sklepów',
    'pin',
    'marker icon',
    'punkty odbioru',
    'pinezka',
    'sklepy',
  ],
  accessibility:
    'A named region. Markers and clusters are buttons named after their addresses; each address opens its marker.',
  keyboard: {
    Enter: 'Shows an address or a marker. Space does the same.',
    Escape: 'Closes the popup of a marker.',
  },
  mistakes: [
    {
      has: ':is([data-lat]:not([data-lng]), [data-lng]:not([data-lat]))',
      text: 'an address has one of data-lat and data-lng; expected both, leaving it out.',
    },
  ],
  attributes: {
    markers: {
      description:
        'The markers: `lat`, `lng`, and if needed `title`, `content` (text, lines separated by `\\n`) and `icon` (the URL of an image). Without them, elements of the content with `data-lat` and `data-lng` are markers: the first line of their text is the title, the others are the content. Without markers and `center` only the content shows.',
      expected: 'JSON such as [{"lat": 52.23, "lng": 21.01, "title": "Warszawa"}]',
      data: 'markers',
    },
    cluster: 'Whether nearby markers are clustered; more than 500 always are.',
    clusterRadius: { description: 'The cluster radius, in pixels.', atLeast: 1 },
    center: {
      description: 'The middle of the map; without it the map shows all markers.',
      expected: 'a latitude and a longitude such as 52.23,21.01',
      data: 'position',
    },
    zoom: 'The zoom, from 3 (a continent) to `max-zoom`. Without `center`, the maximum initial zoom.',
    tileUrl: {
      description:
        'The URL of the tiles; the default is OpenStreetMap. `{s}` is a, b or c, `{r}` is `@2x` on high-density screens.',
      expected: 'a URL with {z}, {x} and {y}',
    },
    tileSize:
      'The width of a tile, in pixels, from 64 to 1024; tiles of 512 are taken from one zoom level farther out.',
    maxZoom: 'The closest zoom of the tiles, from 3 to 22.',
    attribution:
      'The attribution of the tiles: text with links (`<a href="…">…</a>`). The default tiles have theirs.',
    label: 'The name of the map for screen readers, instead of “Map”.',
  },
  events: {
    onMarker:
      'The shopper has chosen a marker, on the map or in the list; `index` is its place in `markers`, or among the elements with `data-lat`.',
  },
  slots: {
    '': 'One list of addresses. An element with `data-marker="2"` belongs to the marker with that index (from 0); without any, the items of the list belong to the markers in their order. A `<b>`, `<strong>`, `<span>`, button, or link to `#…` or to a bare word such as `showOnMap` in an address becomes the button that shows it; other links stay links.',
    'icon-zoom-in': 'Replaces the plus.',
    'icon-zoom-out': 'Replaces the minus.',
  },
  parts: {
    map: 'The box of the map.',
    canvas: 'The map itself.',
    'zoom-in': 'The button that zooms in.',
    'zoom-out': 'The button that zooms out.',
    marker: 'A marker.',
    group: 'A cluster of markers.',
    popup: 'The popup of the selected marker.',
    title: 'The title of the selected marker.',
    content: 'The content of the selected marker.',
    close: 'The button that closes the box.',
    attribution: 'The attribution of the tiles.',
    message: 'The message that the tiles failed to load.',
    base: 'The box around the list of addresses and the map.',
    view: 'The container of the map, its buttons and its notes.',
    zoom: 'The box of the zoom buttons.',
    icon: 'An icon: the pin of a marker, the icon of a button.',
  },
  states: {
    chosen: 'The popup of a marker is open.',
    error: 'The tiles could not be loaded.',
  },
  cssProperties: {
    '--shop-map-size': 'The height of the map and, at most, of the list beside it.',
    '--shop-map-dark-filter':
      'The filter of the tiles on a dark page; `none` for tiles that are dark themselves.',
  },
};
