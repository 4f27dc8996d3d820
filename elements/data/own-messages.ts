import { availabilityMessages } from '../../logic/availability/availability.messages.ts';
import { availabilityAwaitedMessages } from '../../logic/availability/availability-awaited.messages.ts';
import { availabilityCostsMessages } from '../../logic/availability/availability-costs.messages.ts';
import { availabilityStoresMessages } from '../../logic/availability/availability-stores.messages.ts';
import { backToTopMessages } from '../../logic/back-to-top/back-to-top.messages.ts';
import { basketAddMessages } from '../../logic/basket-add/basket-add.messages.ts';
import { breadcrumbsMessages } from '../../logic/breadcrumbs/breadcrumbs.messages.ts';
import { dayWordMessages } from '../../logic/calendar/day-word.messages.ts';
import { choiceMessages } from '../../logic/choice/choice.messages.ts';
import { cookieSettingsMessages } from '../../logic/cookie-settings/cookie-settings.messages.ts';
import { datePickerMessages } from '../../logic/date-picker/date-picker.messages.ts';
import { dialogMessages } from '../../logic/dialog/dialog.messages.ts';
import { fileFieldMessages } from '../../logic/file-field/file-field.messages.ts';
import { filtersMessages } from '../../logic/filters/filters.messages.ts';
import { formMessages } from '../../logic/form/form.messages.ts';
import { freeShippingMessages } from '../../logic/free-shipping/free-shipping.messages.ts';
import { galleryMessages } from '../../logic/gallery/gallery.messages.ts';
import { galleryDialogMessages } from '../../logic/gallery/gallery-dialog.messages.ts';
import { infoBarMessages } from '../../logic/info-bar/info-bar.messages.ts';
import { instalmentsMessages } from '../../logic/instalments/instalments.messages.ts';
import { instalmentsDialogMessages } from '../../logic/instalments/instalments-dialog.messages.ts';
import { listButtonMessages } from '../../logic/list-button/list-button.messages.ts';
import { listLinkMessages } from '../../logic/list-link/list-link.messages.ts';
import { listingMessages } from '../../logic/listing/listing.messages.ts';
import { loadingCoverMessages } from '../../logic/loading-cover/loading-cover.messages.ts';
import { mapMessages } from '../../logic/map/map.messages.ts';
import { menuMessages } from '../../logic/menu/menu.messages.ts';
import { minicartMessages } from '../../logic/minicart/minicart.messages.ts';
import { minicartPanelMessages } from '../../logic/minicart/minicart-panel.messages.ts';
import { omnibusPriceMessages } from '../../logic/omnibus-price/omnibus-price.messages.ts';
import { partialNavigationMessages } from '../../logic/partial-navigation/partial-navigation.messages.ts';
import { passkeysMessages } from '../../logic/passkeys/passkeys.messages.ts';
import { offlineMessages } from '../../logic/product/offline.messages.ts';
import { priceChangeMessages } from '../../logic/product/price-change.messages.ts';
import { productMessages } from '../../logic/product/product.messages.ts';
import { quantityLimitsMessages } from '../../logic/product/quantity-limits.messages.ts';
import { variantSwitchMessages } from '../../logic/product/variant-switch.messages.ts';
import { productZoneMessages } from '../../logic/product-zone/product-zone.messages.ts';
import { quantityMessages } from '../../logic/quantity/quantity.messages.ts';
import { rangeMessages } from '../../logic/range/range.messages.ts';
import { rebateCodeMessages } from '../../logic/rebate-code/rebate-code.messages.ts';
import { rebateCodeChangeMessages } from '../../logic/rebate-code/rebate-code-change.messages.ts';
import { regionModalMessages } from '../../logic/region-modal/region-modal.messages.ts';
import { searchMessages } from '../../logic/search/search.messages.ts';
import { suggestionsMessages } from '../../logic/search/search-suggestions.messages.ts';
import { shoppingListsMessages } from '../../logic/shopping-lists/shopping-lists.messages.ts';
import { sliderMessages } from '../../logic/slider/slider.messages.ts';
import { stockAlertMessages } from '../../logic/stock-alert/stock-alert.messages.ts';
import type { Language } from '../../logic/texts/language.ts';
import type { Message, MessageSet, Messages } from '../../logic/texts/messages.ts';
import { toastsMessages } from '../../logic/toasts/toasts.messages.ts';
import { validationMessages } from '../../logic/validation/later/validation.messages.ts';

const SETS: readonly MessageSet<Messages>[] = [
  availabilityMessages,
  availabilityAwaitedMessages,
  availabilityCostsMessages,
  availabilityStoresMessages,
  backToTopMessages,
  basketAddMessages,
  breadcrumbsMessages,
  choiceMessages,
  dayWordMessages,
  cookieSettingsMessages,
  datePickerMessages,
  dialogMessages,
  fileFieldMessages,
  filtersMessages,
  formMessages,
  freeShippingMessages,
  galleryDialogMessages,
  galleryMessages,
  validationMessages,
  infoBarMessages,
  instalmentsDialogMessages,
  instalmentsMessages,
  listButtonMessages,
  listLinkMessages,
  listingMessages,
  loadingCoverMessages,
  mapMessages,
  menuMessages,
  minicartPanelMessages,
  minicartMessages,
  omnibusPriceMessages,
  partialNavigationMessages,
  passkeysMessages,
  offlineMessages,
  priceChangeMessages,
  productMessages,
  productZoneMessages,
  rangeMessages,
  variantSwitchMessages,
  quantityLimitsMessages,
  quantityMessages,
  rebateCodeMessages,
  rebateCodeChangeMessages,
  regionModalMessages,
  suggestionsMessages,
  searchMessages,
  shoppingListsMessages,
  sliderMessages,
  stockAlertMessages,
  toastsMessages,
];

/** All texts of the library in one language, by the key under which a shop replaces them. */
export const messagesIn = (language: Language): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    SETS.flatMap(({ feature, ...texts }) =>
      Object.entries({ ...texts.pl, ...(language !== 'pl' && texts.en) }).map(
        ([key, message = '']) => [feature ? `${feature}.${key}` : key, message],
      ),
    ),
  );
