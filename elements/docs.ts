// Written by `npm run manifest` from the folders of tags.
import type { declarations } from './declarations.ts';
import type { Docs } from './declare/docs.ts';
import { availabilityDocs } from './tags/availability/availability.docs.ts';
import { backToTopDocs } from './tags/back-to-top/back-to-top.docs.ts';
import { bannerDocs } from './tags/banner/banner.docs.ts';
import { breadcrumbsDocs } from './tags/breadcrumbs/breadcrumbs.docs.ts';
import { choiceDocs } from './tags/choice/choice.docs.ts';
import { collapseDocs } from './tags/collapse/collapse.docs.ts';
import { configDocs } from './tags/config/config.docs.ts';
import { cookieSettingsDocs } from './tags/cookie-settings/cookie-settings.docs.ts';
import { countDocs } from './tags/count/count.docs.ts';
import { dateDocs } from './tags/date/date.docs.ts';
import { datePickerDocs } from './tags/date-picker/date-picker.docs.ts';
import { drawerDocs } from './tags/drawer/drawer.docs.ts';
import { fieldDocs } from './tags/field/field.docs.ts';
import { fileFieldDocs } from './tags/file-field/file-field.docs.ts';
import { filtersDocs } from './tags/filters/filters.docs.ts';
import { formDocs } from './tags/form/form.docs.ts';
import { freeShippingDocs } from './tags/free-shipping/free-shipping.docs.ts';
import { galleryDocs } from './tags/gallery/gallery.docs.ts';
import { imageDocs } from './tags/image/image.docs.ts';
import { infoBarDocs } from './tags/info-bar/info-bar.docs.ts';
import { instalmentsDocs } from './tags/instalments/instalments.docs.ts';
import { listButtonDocs } from './tags/list-button/list-button.docs.ts';
import { listLinkDocs } from './tags/list-link/list-link.docs.ts';
import { listingDocs } from './tags/listing/listing.docs.ts';
import { loadingCoverDocs } from './tags/loading-cover/loading-cover.docs.ts';
import { logoutLinkDocs } from './tags/logout-link/logout-link.docs.ts';
import { mapDocs } from './tags/map/map.docs.ts';
import { menuDocs } from './tags/menu/menu.docs.ts';
import { menuTabsDocs } from './tags/menu-tabs/menu-tabs.docs.ts';
import { minicartDocs } from './tags/minicart/minicart.docs.ts';
import { mobileGridDocs } from './tags/mobile-grid/mobile-grid.docs.ts';
import { modalDocs } from './tags/modal/modal.docs.ts';
import { noticeDocs } from './tags/notice/notice.docs.ts';
import { omnibusPriceDocs } from './tags/omnibus-price/omnibus-price.docs.ts';
import { partialNavigationDocs } from './tags/partial-navigation/partial-navigation.docs.ts';
import { passkeyLoginDocs } from './tags/passkey-login/passkey-login.docs.ts';
import { passkeyRegisterDocs } from './tags/passkey-register/passkey-register.docs.ts';
import { priceDocs } from './tags/price/price.docs.ts';
import { productDocs } from './tags/product/product.docs.ts';
import { productZoneDocs } from './tags/product-zone/product-zone.docs.ts';
import { quantityDocs } from './tags/quantity/quantity.docs.ts';
import { rangeDocs } from './tags/range/range.docs.ts';
import { rebateCodeDocs } from './tags/rebate-code/rebate-code.docs.ts';
import { regionModalDocs } from './tags/region-modal/region-modal.docs.ts';
import { searchDocs } from './tags/search/search.docs.ts';
import { selectDocs } from './tags/select/select.docs.ts';
import { sliderDocs } from './tags/slider/slider.docs.ts';
import { stockAlertDocs } from './tags/stock-alert/stock-alert.docs.ts';
import { subscriptionPriceDocs } from './tags/subscription-price/subscription-price.docs.ts';
import { toastsDocs } from './tags/toasts/toasts.docs.ts';
import { tooltipDocs } from './tags/tooltip/tooltip.docs.ts';
import { widgetsDocs } from './tags/widgets/widgets.docs.ts';

/** The texts about every tag for theme authors; only the build and the development build read them. */
export const docs: { readonly [D in (typeof declarations)[number] as D['tag']]: Docs<D> } = {
  'shop-availability': availabilityDocs,
  'shop-back-to-top': backToTopDocs,
  'shop-banner': bannerDocs,
  'shop-breadcrumbs': breadcrumbsDocs,
  'shop-choice': choiceDocs,
  'shop-collapse': collapseDocs,
  'shop-config': configDocs,
  'shop-cookie-settings': cookieSettingsDocs,
  'shop-count': countDocs,
  'shop-date': dateDocs,
  'shop-date-picker': datePickerDocs,
  'shop-drawer': drawerDocs,
  'shop-field': fieldDocs,
  'shop-file-field': fileFieldDocs,
  'shop-filters': filtersDocs,
  'shop-form': formDocs,
  'shop-free-shipping': freeShippingDocs,
  'shop-gallery': galleryDocs,
  'shop-image': imageDocs,
  'shop-info-bar': infoBarDocs,
  'shop-instalments': instalmentsDocs,
  'shop-list-button': listButtonDocs,
  'shop-list-link': listLinkDocs,
  'shop-listing': listingDocs,
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
  'shop-product': productDocs,
  'shop-product-zone': productZoneDocs,
  'shop-quantity': quantityDocs,
  'shop-range': rangeDocs,
  'shop-rebate-code': rebateCodeDocs,
  'shop-region-modal': regionModalDocs,
  'shop-search': searchDocs,
  'shop-select': selectDocs,
  'shop-slider': sliderDocs,
  'shop-stock-alert': stockAlertDocs,
  'shop-subscription-price': subscriptionPriceDocs,
  'shop-toasts': toastsDocs,
  'shop-tooltip': tooltipDocs,
  'shop-widgets': widgetsDocs,
};
