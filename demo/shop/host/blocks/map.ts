import type { HostBlock } from './block.ts';

const CITY = `<b>Warszawa</b><br>1 Zmyślona Street, <a href="showOnMap">on the map</a>`;
const OTHER_CITY = '<b>Kraków</b><br>2 Wyśniona Street';

export const map: HostBlock = {
  key: 'map',
  name: 'Map of shops',
  step: 'shows',
  tags: ['map'],
  benefit: 'The map shows the addresses on the page, and loads when it is near the viewport.',
  markup: {
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
      what: 'the list of addresses, inside the tag',
      why: 'It is the data of the map, and shows without JavaScript.',
    },
    {
      what: 'a link with a single word as its URL, such as `href="showOnMap"`',
      why: 'It opens the marker. Links to pages remain links.',
    },
  ],
  drop: [{ what: 'the theme’s map, with its script', why: 'Two maps would load.' }],
  check: [
    'Each address has a marker.',
    'The link in an address opens its marker.',
    'Without JavaScript the addresses show.',
  ],
};
