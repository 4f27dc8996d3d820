/** The texts of the pages of single tags, in Polish. */
export const polishTagPages = {
  heading: 'Znaczniki sklepu',
  intro: 'Każda strona pokazuje jeden znacznik we wszystkich jego stanach, z kodem do skopiowania.',
  allTags: 'Wszystkie znaczniki',
  code: 'Kod przykładu',
  copy: 'Kopiuj',
  copied: 'Skopiowano kod.',
};
