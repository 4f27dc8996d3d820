import { byId, get, numbered, post, type Route } from '../route.ts';
import { hostAccountPage } from './pages/account.ts';
import { hostBasketPage } from './pages/basket.ts';
import { hostCategoryPage, hostSearchPage } from './pages/listing.ts';
import { hostLoginPage } from './pages/login.ts';
import { hostMainPage } from './pages/main.ts';
import { hostProductPage } from './pages/product.ts';
import { hostRegister, hostRegisterPage } from './pages/register.ts';
import { templatesProductPage } from './pages/templates-product.ts';

/** The pages with a template of the theme; all other pages show the demo shop's content in its layout. */
export const HOST_ROUTES: readonly Route[] = [
  get(/^\/$/, hostMainPage),
  get(/^\/search\.php$/, hostSearchPage),
  get(
    numbered('cat'),
    byId(({ shop }) => shop.catalogue.categories, hostCategoryPage),
  ),
  get(
    numbered('product'),
    byId(({ shop }) => shop.catalogue.products, hostProductPage),
  ),
  get(
    numbered('templates/product'),
    byId(({ shop }) => shop.catalogue.products, templatesProductPage),
  ),
  get(/^\/basketedit\.php$/, hostBasketPage),
  get(/^\/login\.php$/, hostLoginPage),
  get(/^\/client-data\.php$/, hostAccountPage),
  get(/^\/client-new\.php$/, hostRegisterPage),
  post(/^\/client-new\.php$/, hostRegister),
];
