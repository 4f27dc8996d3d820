import {
  FORCED_SETTINGS,
  type ForcedSetting,
  forcedCookie,
} from '../platform/region/forced-cookies.ts';
import { DEFAULT_REGION } from '../platform/region/regions.ts';
import type { SettingsPatch } from '../platform/settings/settings.ts';
import type { PlatformOptions } from './kit.types.ts';

/** Where a shopper is whose postal code is not forced. */
const DEFAULT_ZIPCODE = '00-001';

/** What the settings and the cookies of a page say of a place that is forced. */
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

/** The cookies by which the platform's pages tell of it, each as `name=value`. */
export function forcedCookies(options: PlatformOptions): readonly string[] {
  const forced = forcedSettings(options);
  return FORCED_SETTINGS.flatMap((setting) => {
    const value = forced[setting];
    return value ? forcedCookie(setting, value) : [];
  });
}
