import { accountPage } from '../pages/account.ts';
import { addressPage, saveAddress } from '../pages/address.ts';
import { basketPage } from '../pages/basket.ts';
import { changeBasket } from '../pages/basket-change.ts';
import { categoryPage, producerPage, seriesPage } from '../pages/category.ts';
import { contactPage } from '../pages/contact.ts';
import { chooseCookies } from '../pages/cookies.ts';
import { costPage } from '../pages/cost.ts';
import { costHeaderPage } from '../pages/cost-header.ts';
import { elementPage, elementsPage } from '../pages/elements.ts';
import { examplePage } from '../pages/example.ts';
import { instalmentsPage } from '../pages/instalments.ts';
import { changeList } from '../pages/list-change.ts';
import { enter, loginPage, logOut, logoutPage } from '../pages/login.ts';
import { mainPage } from '../pages/main.ts';
import { changePanel } from '../pages/panel-change.ts';
import { recover, recoverPage } from '../pages/password-recover.ts';
import { placeOrder, placeOrderPage } from '../pages/place-order.ts';
import { pay, prepaidPage } from '../pages/prepaid.ts';
import { productPage } from '../pages/product.ts';
import { applyRebateCode } from '../pages/rebate-code.ts';
import { register, registerPage } from '../pages/register.ts';
import { searchPage } from '../pages/search.ts';
import { listsPage } from '../pages/shopping-lists.ts';
import { textPage } from '../pages/text-page.ts';
import { byId, get, numbered, post, type Route } from '../route.ts';

/** The routes of all pages and of the forms that they send. */
export const ROUTES: readonly Route[] = [
  get(/^\/$/, mainPage),
  get(/^\/search\.php$/, searchPage),
  get(
    numbered('cat'),
    byId(({ shop }) => shop.catalogue.categories, categoryPage),
  ),
  get(
    numbered('firm'),
    byId(({ shop }) => shop.catalogue.producers, producerPage),
  ),
  get(
    numbered('ser'),
    byId(({ shop }) => shop.catalogue.series, seriesPage),
  ),
  get(
    numbered('product'),
    byId(
      ({ shop }) => shop.catalogue.products,
      (product, context) => productPage(product, context),
    ),
  ),
  get(/^\/basketedit\.php$/, (context) => basketPage(context)),
  post(/^\/basketchange\.php$/, changeBasket),
  post(/^\/settings\.php$/, applyRebateCode),
  get(/^\/shoppinglist\.php$/, listsPage),
  post(/^\/shoppinglist\.php$/, changeList),
  get(/^\/place-order\.php$/, placeOrderPage),
  post(/^\/place-order\.php$/, placeOrder),
  get(/^\/prepaid\.php$/, prepaidPage),
  post(/^\/prepaid\.php$/, pay),
  get(/^\/login\.php$/, loginPage),
  post(/^\/login\.php$/, enter),
  get(/^\/password-recover\.php$/, recoverPage),
  post(/^\/password-recover\.php$/, recover),
  get(/^\/logout\.php$/, (context) =>
    context.isFromOurPage ? logOut(context) : logoutPage(context),
  ),
  post(/^\/logout\.php$/, logOut),
  get(/^\/client-new\.php$/, registerPage),
  post(/^\/client-new\.php$/, register),
  get(/^\/client-data\.php$/, accountPage),
  get(/^\/client-address\.php$/, addressPage),
  post(/^\/client-address\.php$/, saveAddress),
  get(/^\/contact\.html$/, contactPage),
  get(/^\/instalments\.php$/, instalmentsPage),
  get(
    /^\/(?<lang>pl|en)-[^/]+-(?<id>\d{1,9})\.html$/,
    byId(({ shop }) => shop.catalogue.cmsPages, textPage),
  ),
  get(/^\/elements\/$/, elementsPage),
  get(/^\/elements\/(?<key>[a-z-]+)\.html$/, (context, { key }) => elementPage(key, context)),
  get(/^\/elements\/(?<key>[a-z-]+\/[a-z\d-]+)\.html$/, (context, { key }) =>
    examplePage(key, context),
  ),
  get(/^\/cost\/$/, costPage),
  get(/^\/cost\/ours\/$/, (context) => costHeaderPage('ours', context)),
  get(/^\/cost\/stock\/$/, (context) => costHeaderPage('stock', context)),
  post(/^\/cookies\.php$/, chooseCookies),
  post(/^\/demo\/panel$/, changePanel),
];
