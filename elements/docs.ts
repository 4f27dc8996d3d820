import { backToTopDocs } from './back-to-top.docs.ts';
import { bannerDocs } from './banner.docs.ts';
import { breadcrumbsDocs } from './breadcrumbs.docs.ts';
import { collapseDocs } from './collapse.docs.ts';
import { configDocs } from './config.docs.ts';
import { cookieSettingsDocs } from './cookie-settings.docs.ts';
import { dateDocs } from './date.docs.ts';
import { datePickerDocs } from './date-picker.docs.ts';
import type { declarations } from './declarations.ts';
import type { Docs } from './declare/docs.ts';
import { drawerDocs } from './drawer.docs.ts';
import { fieldDocs } from './field.docs.ts';
import { fileFieldDocs } from './file-field.docs.ts';
import { formDocs } from './form.docs.ts';
import { imageDocs } from './image.docs.ts';
import { infoBarDocs } from './info-bar.docs.ts';
import { instalmentsDocs } from './instalments.docs.ts';
import { listButtonDocs } from './list-button.docs.ts';
import { listLinkDocs } from './list-link.docs.ts';
import { loadingCoverDocs } from './loading-cover.docs.ts';
import { logoutLinkDocs } from './logout-link.docs.ts';
import { mapDocs } from './map.docs.ts';
import { menuDocs } from './menu.docs.ts';
import { menuTabsDocs } from './menu-tabs.docs.ts';
import { minicartDocs } from './minicart.docs.ts';
import { mobileGridDocs } from './mobile-grid.docs.ts';
import { modalDocs } from './modal.docs.ts';
import { noticeDocs } from './notice.docs.ts';
import { omnibusPriceDocs } from './omnibus-price.docs.ts';
import { partialNavigationDocs } from './partial-navigation.docs.ts';
import { passkeyLoginDocs } from './passkey-login.docs.ts';
import { passkeyRegisterDocs } from './passkey-register.docs.ts';
import { priceDocs } from './price.docs.ts';
import { regionModalDocs } from './region-modal.docs.ts';
import { searchDocs } from './search.docs.ts';
import { selectDocs } from './select.docs.ts';
import { sliderDocs } from './slider.docs.ts';
import { subscriptionPriceDocs } from './subscription-price.docs.ts';
import { toastsDocs } from './toasts.docs.ts';
import { tooltipDocs } from './tooltip.docs.ts';
import { widgetsDocs } from './widgets.docs.ts';

/** The texts about every tag for theme authors; only the build and the development build read them. */
export const docs: { readonly [D in (typeof declarations)[number] as D['tag']]: Docs<D> } = {
  'shop-back-to-top': backToTopDocs,
  'shop-banner': bannerDocs,
  'shop-breadcrumbs': breadcrumbsDocs,
  'shop-collapse': collapseDocs,
  'shop-config': configDocs,
  'shop-cookie-settings': cookieSettingsDocs,
  'shop-date': dateDocs,
  'shop-date-picker': datePickerDocs,
  'shop-drawer': drawerDocs,
  'shop-field': fieldDocs,
  'shop-file-field': fileFieldDocs,
  'shop-form': formDocs,
  'shop-image': imageDocs,
  'shop-info-bar': infoBarDocs,
  'shop-instalments': instalmentsDocs,
  'shop-list-button': listButtonDocs,
  'shop-list-link': listLinkDocs,
  'shop-loading-cover': loadingCoverDocs,
  'shop-logout-link': logoutLinkDocs,
  'shop-map': mapDocs,
  'shop-menu': menuDocs,
  'shop-menu-tabs': menuTabsDocs,
  'shop-minicart': minicartDocs,
  'shop-mobile-grid': mobileGridDocs,
  'shop-modal': modalDocs,
  'shop-notice': noticeDocs,
  'shop-omnibus-price': omnibusPriceDocs,
  'shop-partial-navigation': partialNavigationDocs,
  'shop-passkey-login': passkeyLoginDocs,
  'shop-passkey-register': passkeyRegisterDocs,
  'shop-price': priceDocs,
  'shop-region-modal': regionModalDocs,
  'shop-search': searchDocs,
  'shop-select': selectDocs,
  'shop-subscription-price': subscriptionPriceDocs,
  'shop-slider': sliderDocs,
  'shop-toasts': toastsDocs,
  'shop-tooltip': tooltipDocs,
  'shop-widgets': widgetsDocs,
};
