import type { DefaultTheme, LocaleSpecificConfig } from 'vitepress';
import { polishMenu } from './menus.ts';

const BUTTONS = { buttonText: 'Szukaj', buttonAriaLabel: 'Szukaj' };
const RESULTS = {
  noResultsText: 'Nic nie znaleziono:',
  resetButtonTitle: 'Wyczyść',
  backButtonTitle: 'Zamknij',
  displayDetails: 'Pokaż szczegóły',
  footer: { selectText: 'wybierz', navigateText: 'przejdź', closeText: 'zamknij' },
};

/** The texts of the search in Polish. */
export const polishSearch = { translations: { button: BUTTONS, modal: RESULTS } };

/** The pages below `pl/`. */
export const polish: LocaleSpecificConfig<DefaultTheme.Config> & { readonly label: string } = {
  label: 'Polski',
  lang: 'pl',
  description: 'Znaczniki dla sklepów internetowych: wklejasz do szablonu i działają.',
  themeConfig: {
    nav: [
      { text: 'Pierwszy znacznik', link: '/pl/guide/first-tag' },
      { text: 'Wygląd', link: '/pl/guide/look' },
      { text: 'Znaczniki', link: '/tags/' },
    ],
    sidebar: polishMenu,
    outline: { level: [2, 3], label: 'Na tej stronie' },
    docFooter: { prev: 'Poprzednia strona', next: 'Następna strona' },
    sidebarMenuLabel: 'Menu',
    returnToTopLabel: 'Na górę',
    darkModeSwitchLabel: 'Wygląd',
    lightModeSwitchTitle: 'Przełącz na jasny',
    darkModeSwitchTitle: 'Przełącz na ciemny',
    langMenuLabel: 'Zmień język',
    skipToContentLabel: 'Przejdź do treści',
  },
};
