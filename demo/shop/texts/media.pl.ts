/** The texts of banners and sliders, in Polish. */
export const polishMedia = {
  bannerHeading: 'Na szlak',
  banner: 'Nowości na szlak: zobacz, co przyszło w tym tygodniu',
};
