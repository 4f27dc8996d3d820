import type { HostBlock } from './block.ts';

const CITY = `<b>Warszawa</b><br>1 Zmyślona Street, <a href="showOnMap">on the map</a>`;
const OTHER_CITY = '<b>Kraków</b><br>2 Wyśniona Street';

export const map: HostBlock = {
  key: 'map',
  name: 'Map of shops',
  step: 'shows',
  place: 'contact',
  tags: ['map'],
  gives: 'The map comes from the addresses on the page, and loads when the shopper comes near it.',
  written: {
    elements: ['#stores'],
    isLive: true,
    plain: `<section id="stores">
      <div id="stores_map" class="stores__map"></div>
      <ul class="stores__list">
        <li>${CITY}</li>
        <li>${OTHER_CITY}</li>
      </ul>
    </section>`,
    around: `<section id="stores">
      <shop-map label="Our shops" tile-url="/tiles/{z}/{x}/{y}.svg">
        <ul class="stores__list">
          <li data-lat="52.2298" data-lng="21.0118">${CITY}</li>
          <li data-lat="50.0617" data-lng="19.9373">${OTHER_CITY}</li>
        </ul>
      </shop-map>
    </section>`,
  },
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
