import * as v from 'valibot';

/** A trimmed code; '' when it is missing or invalid. */
const Code = v.fallback(
  v.pipe(
    v.union([v.string(), v.number()]),
    v.transform((code) => String(code).trim()),
  ),
  '',
);
/** A strict boolean: neither 1 nor 'true' counts. */
const ShowModal = v.fallback(v.boolean(), false);

const cookie = <const E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.unknown(),
    v.check((value) => !Array.isArray(value)),
    v.object(entries),
  );

/** The cookie of a delivery country that the shopper did not choose. */
export const RegionCookieSchema = cookie({
  currentCountry: Code,
  defaultCountry: Code,
  showModal: ShowModal,
});

/** The cookie of a postal code that the shopper did not choose. */
export const ZipcodeCookieSchema = cookie({
  currentZipcode: Code,
  defaultZipcode: Code,
  showModal: ShowModal,
});

export type RegionCookie = v.InferOutput<typeof RegionCookieSchema>;
export type ZipcodeCookie = v.InferOutput<typeof ZipcodeCookieSchema>;
