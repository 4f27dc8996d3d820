import { type Html, html } from '../html.ts';
import type { PageContext } from '../page.ts';

type Shop = readonly [city: string, address: string, lat: number, lng: number];

/** Made-up shops in real cities. */
const SHOPS: readonly Shop[] = [
  ['Zakopane', 'ul. Wymyślona 7, 34-500 Zakopane', 49.2992, 19.9496],
  ['Jelenia Góra', 'ul. Nieistniejąca 12, 58-500 Jelenia Góra', 50.9044, 15.7194],
  ['Warszawa Centrum', 'ul. Zmyślona 1, 00-001 Warszawa', 52.2298, 21.0118],
  ['Warszawa Mokotów', 'ul. Bajkowa 22, 02-500 Warszawa', 52.1935, 21.0345],
  ['Warszawa Praga', 'ul. Urojona 5, 03-400 Warszawa', 52.2512, 21.0452],
  ['Warszawa Wola', 'ul. Pozorna 18, 01-200 Warszawa', 52.2361, 20.9553],
  ['Kraków Kazimierz', 'ul. Nieznana 3, 31-053 Kraków', 50.0496, 19.9459],
  ['Kraków Podgórze', 'ul. Niebyła 9, 30-500 Kraków', 50.0413, 19.9581],
  ['Kraków Stare Miasto', 'ul. Wyśniona 2, 31-001 Kraków', 50.0617, 19.9373],
  ['Gdańsk', 'ul. Fikcyjna 4, 80-001 Gdańsk', 54.3521, 18.6466],
  ['Gdynia', 'ul. Morska Bajka 6, 81-001 Gdynia', 54.5189, 18.5305],
  ['Sopot', 'ul. Mglista 1, 81-701 Sopot', 54.4416, 18.5601],
  ['Wrocław', 'ul. Pomyślana 8, 50-001 Wrocław', 51.1079, 17.0385],
  ['Poznań', 'ul. Umowna 11, 61-001 Poznań', 52.4064, 16.9252],
  ['Łódź', 'ul. Domniemana 30, 90-001 Łódź', 51.7592, 19.456],
  ['Szczecin', 'ul. Mgielna 2, 70-001 Szczecin', 53.4285, 14.5528],
  ['Bydgoszcz', 'ul. Rzekoma 15, 85-001 Bydgoszcz', 53.1235, 18.0084],
  ['Toruń', 'ul. Piernikowa Bajka 3, 87-100 Toruń', 53.0138, 18.5984],
  ['Lublin', 'ul. Nierealna 7, 20-001 Lublin', 51.2465, 22.5684],
  ['Białystok', 'ul. Podlaska Baśń 5, 15-001 Białystok', 53.1325, 23.1688],
  ['Katowice', 'ul. Złudna 10, 40-001 Katowice', 50.2649, 19.0238],
  ['Gliwice', 'ul. Wymarzona 21, 44-100 Gliwice', 50.2945, 18.6714],
  ['Bielsko-Biała', 'ul. Nieopisana 14, 43-300 Bielsko-Biała', 49.8224, 19.0584],
  ['Rzeszów', 'ul. Odległa 6, 35-001 Rzeszów', 50.0412, 21.9991],
  ['Olsztyn', 'ul. Jeziorna Baśń 9, 10-001 Olsztyn', 53.7784, 20.4801],
  ['Kielce', 'ul. Zaginiona 13, 25-001 Kielce', 50.8661, 20.6286],
];

/** The address of the demo's own tiles. */
export const TILES = '/tiles/{z}/{x}/{y}.svg';

/** The list of shops, with the map generated from it. */
export function shopsMap({ texts }: PageContext): Html {
  const { shops } = texts;
  return html`<section class="shops">
    <h2>${shops.heading}</h2>
    <shop-map cluster label="${shops.map}" tile-url="${TILES}">
      <ul class="shops__list" role="list">
        ${SHOPS.map(
          ([city, address, lat, lng]) => html`<li data-lat="${lat}" data-lng="${lng}">
            <b>${shops.name(city)}</b><br>${address}<br>${shops.hours}
          </li>`,
        )}
      </ul>
    </shop-map>
  </section>`;
}
