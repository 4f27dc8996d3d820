// Written by `npm run manifest` from the folders of tags.
import { availabilityElement } from './tags/availability/availability.element.ts';
import { backToTopElement } from './tags/back-to-top/back-to-top.element.ts';
import { bannerElement } from './tags/banner/banner.element.ts';
import { breadcrumbsElement } from './tags/breadcrumbs/breadcrumbs.element.ts';
import { choiceElement } from './tags/choice/choice.element.ts';
import { collapseElement } from './tags/collapse/collapse.element.ts';
import { configElement } from './tags/config/config.element.ts';
import { cookieSettingsElement } from './tags/cookie-settings/cookie-settings.element.ts';
import { countElement } from './tags/count/count.element.ts';
import { dateElement } from './tags/date/date.element.ts';
import { datePickerElement } from './tags/date-picker/date-picker.element.ts';
import { drawerElement } from './tags/drawer/drawer.element.ts';
import { fieldElement } from './tags/field/field.element.ts';
import { fileFieldElement } from './tags/file-field/file-field.element.ts';
import { filtersElement } from './tags/filters/filters.element.ts';
import { formElement } from './tags/form/form.element.ts';
import { freeShippingElement } from './tags/free-shipping/free-shipping.element.ts';
import { galleryElement } from './tags/gallery/gallery.element.ts';
import { imageElement } from './tags/image/image.element.ts';
import { infoBarElement } from './tags/info-bar/info-bar.element.ts';
import { instalmentsElement } from './tags/instalments/instalments.element.ts';
import { listButtonElement } from './tags/list-button/list-button.element.ts';
import { listLinkElement } from './tags/list-link/list-link.element.ts';
import { listingElement } from './tags/listing/listing.element.ts';
import { loadingCoverElement } from './tags/loading-cover/loading-cover.element.ts';
import { logoutLinkElement } from './tags/logout-link/logout-link.element.ts';
import { mapElement } from './tags/map/map.element.ts';
import { menuElement } from './tags/menu/menu.element.ts';
import { menuTabsElement } from './tags/menu-tabs/menu-tabs.element.ts';
import { minicartElement } from './tags/minicart/minicart.element.ts';
import { mobileGridElement } from './tags/mobile-grid/mobile-grid.element.ts';
import { modalElement } from './tags/modal/modal.element.ts';
import { noticeElement } from './tags/notice/notice.element.ts';
import { omnibusPriceElement } from './tags/omnibus-price/omnibus-price.element.ts';
import { partialNavigationElement } from './tags/partial-navigation/partial-navigation.element.ts';
import { passkeyLoginElement } from './tags/passkey-login/passkey-login.element.ts';
import { passkeyRegisterElement } from './tags/passkey-register/passkey-register.element.ts';
import { priceElement } from './tags/price/price.element.ts';
import { productElement } from './tags/product/product.element.ts';
import { productZoneElement } from './tags/product-zone/product-zone.element.ts';
import { quantityElement } from './tags/quantity/quantity.element.ts';
import { rangeElement } from './tags/range/range.element.ts';
import { rebateCodeElement } from './tags/rebate-code/rebate-code.element.ts';
import { regionModalElement } from './tags/region-modal/region-modal.element.ts';
import { searchElement } from './tags/search/search.element.ts';
import { selectElement } from './tags/select/select.element.ts';
import { sliderElement } from './tags/slider/slider.element.ts';
import { stockAlertElement } from './tags/stock-alert/stock-alert.element.ts';
import { subscriptionPriceElement } from './tags/subscription-price/subscription-price.element.ts';
import { toastsElement } from './tags/toasts/toasts.element.ts';
import { tooltipElement } from './tags/tooltip/tooltip.element.ts';
import { widgetsElement } from './tags/widgets/widgets.element.ts';

/** Every tag of the library; loading it has no side effects. */
export const declarations = [
  availabilityElement,
  backToTopElement,
  bannerElement,
  breadcrumbsElement,
  choiceElement,
  collapseElement,
  configElement,
  cookieSettingsElement,
  countElement,
  dateElement,
  datePickerElement,
  drawerElement,
  fieldElement,
  fileFieldElement,
  filtersElement,
  formElement,
  freeShippingElement,
  galleryElement,
  imageElement,
  infoBarElement,
  instalmentsElement,
  listButtonElement,
  listLinkElement,
  listingElement,
  loadingCoverElement,
  logoutLinkElement,
  mapElement,
  menuElement,
  menuTabsElement,
  minicartElement,
  mobileGridElement,
  modalElement,
  noticeElement,
  omnibusPriceElement,
  partialNavigationElement,
  passkeyLoginElement,
  passkeyRegisterElement,
  priceElement,
  productElement,
  productZoneElement,
  quantityElement,
  rangeElement,
  rebateCodeElement,
  regionModalElement,
  searchElement,
  selectElement,
  sliderElement,
  stockAlertElement,
  subscriptionPriceElement,
  toastsElement,
  tooltipElement,
  widgetsElement,
] as const;
