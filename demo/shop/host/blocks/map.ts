import type { HostBlock } from './block.ts';

export const map: HostBlock = {
  key: 'map',
  name: 'Map of shops',
  step: 'shows',
  place: 'contact',
  tags: ['map'],
  gives: 'The map comes from the addresses on the page, and loads when the shopper comes near it.',
  keep: [
    {
      what: 'the list of addresses, inside of the tag',
      why: 'It is the data of the map, and shows without script.',
    },
    {
      what: 'a link to a bare word in an address, such as `href="showOnMap"`',
      why: 'It opens the marker. Links that lead somewhere stay links.',
    },
  ],
  drop: [{ what: 'the map of the theme, with its script', why: 'Two maps would load.' }],
  check: [
    'Each address has a marker.',
    'The link in an address opens its marker.',
    'Without script the addresses show.',
  ],
};
