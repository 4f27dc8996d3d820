import {
  FORCED_SETTINGS,
  type ForcedSetting,
  forcedCookie,
} from '../platform/region/forced-cookies.ts';
import { DEFAULT_REGION } from '../platform/region/regions.ts';
import type { SettingsPatch } from '../platform/settings/settings.ts';
import type { PlatformOptions } from './kit.types.ts';

/** The postal code of a shopper without a forced one. */
const DEFAULT_ZIPCODE = '00-001';

/** The settings for a forced region and postal code, which the page's cookies repeat. */
export function forcedSettings({
  forcedRegion,
}: PlatformOptions): Pick<SettingsPatch, ForcedSetting> {
  if (!forcedRegion) return {};
  const { country, zipcode } = forcedRegion;
  const showModal = true;
  return {
    regionForced: { currentCountry: country, defaultCountry: DEFAULT_REGION.code, showModal },
    ...(zipcode && {
      zipcodeForced: { currentZipcode: zipcode, defaultZipcode: DEFAULT_ZIPCODE, showModal },
    }),
  };
}

/** The cookies that the platform's pages set for a forced region, each as `name=value`. */
export function forcedCookies(options: PlatformOptions): readonly string[] {
  const forced = forcedSettings(options);
  return FORCED_SETTINGS.flatMap((setting) => {
    const value = forced[setting];
    return value ? forcedCookie(setting, value) : [];
  });
}
