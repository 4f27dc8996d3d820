import {
  COLUMN_HEIGHT_PX,
  MAX_COLUMNS,
  BELOW_PX as MENU_BELOW_PX,
  PADDING_PX,
  SHOW_MORE_AFTER_ITEMS,
  SUBMENU_WIDTH_PX,
} from '../../logic/menu/menu.constants.ts';
import {
  BELOW_PX,
  MIN_LENGTH,
  RESULT_LIMIT,
  TYPING_DEBOUNCE_MS,
} from '../../logic/search/search.constants.ts';
import { Menu } from '../../react/menu/Menu.tsx';
import menuCss from '../../react/menu/menu.css';
import { Minicart } from '../../react/minicart/Minicart.tsx';
import minicartCss from '../../react/minicart/minicart.css';
import { Search } from '../../react/search/Search.tsx';
import searchCss from '../../react/search/search.css';
import { defineStockElement } from './stock-element.tsx';

const yes = () => true;
const nothing = () => {};

defineStockElement({
  tag: 'stock-minicart',
  component: Minicart,
  css: minicartCss,
  fixed: {
    source: 'graphql',
    basket: undefined,
    href: '/basketedit.php',
    checkoutHref: undefined,
    oneClickHref: undefined,
    priceType: 'gross',
    editable: false,
    open: false,
    onLoad: nothing,
    onOpen: nothing,
    onClose: nothing,
    onOneClick: yes,
    onChange: yes,
  },
});

defineStockElement({
  tag: 'stock-search',
  component: Search,
  css: searchCss,
  fixed: {
    action: '/search.php',
    name: 'text',
    minlength: MIN_LENGTH,
    limit: RESULT_LIMIT,
    debounce: TYPING_DEBOUNCE_MS,
    priceType: 'gross',
    mobileContainer: undefined,
    below: BELOW_PX,
    recent: false,
    breadcrumbs: false,
    onLoad: nothing,
    onSelect: yes,
    onSubmit: yes,
  },
});

defineStockElement({
  tag: 'stock-menu',
  component: Menu,
  css: menuCss,
  fixed: {
    variant: 'mega',
    submenuWidth: SUBMENU_WIDTH_PX,
    showMoreAfter: SHOW_MORE_AFTER_ITEMS,
    columnHeight: COLUMN_HEIGHT_PX,
    padding: PADDING_PX,
    columns: MAX_COLUMNS,
    wide: false,
    drawer: undefined,
    below: MENU_BELOW_PX,
    onOpen: nothing,
    onClose: nothing,
  },
});
