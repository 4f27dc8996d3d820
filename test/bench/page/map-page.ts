const TILE = 'data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=#{z}/{x}/{y}';

/** Places all over a country, the same each time, in the format of a template. */
const markersOf = (count: number): string =>
  JSON.stringify(
    Array.from({ length: count }, (_, at) => ({
      lat: 49.5 + ((at * 7919) % 5000) / 1000,
      lng: 15 + ((at * 104_729) % 8000) / 1000,
      title: `Punkt ${at}`,
      content: `ul. Wymyślona ${at}`,
    })),
  );

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function show(markers: string): Promise<HTMLElement> {
  const map = document.createElement('shop-map');
  map.setAttribute('cluster', '');
  map.setAttribute('tile-url', TILE);
  map.setAttribute('markers', markers);
  document.body.append(map);
  while (!map.shadowRoot?.querySelector('[part=group]')) await frame();
  return map;
}

/** Loads a build's map and everything that it loads on demand, with a few markers. */
export async function prepare(module: string): Promise<void> {
  await import(module);
  (await show(markersOf(50))).remove();
}

/** Shows a map with that many markers; returns the time until the first groups are painted, in ms. */
export async function showMany(count: number): Promise<number> {
  const markers = markersOf(count);
  const start = performance.now();
  await show(markers);
  await frame();
  return performance.now() - start;
}
