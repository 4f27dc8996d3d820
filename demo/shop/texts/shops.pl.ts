/** The texts of the map of shops in Polish. */
export const polishShops = {
  heading: 'Wybierz sklep',
  map: 'Mapa naszych sklepów',
  name: (city: string) => `Jodła ${city}`,
  hours: 'pn.–pt. 9–17, sob. 10–14',
};
