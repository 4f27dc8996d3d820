import * as v from 'valibot';
import type { CookieJar } from '../platform/http/cookies.ts';
import { THEMES } from './theme.ts';

/** The builds of the library that the panel chooses from. */
export const BUILDS = ['react', 'lite', 'dev'] as const;
/** The colour schemes that the panel chooses from. */
export const SCHEMES = ['auto', 'light', 'dark'] as const;

const BuildSchema = v.fallback(v.picklist(BUILDS), 'react');
const SchemeSchema = v.fallback(v.picklist(SCHEMES), 'auto');
const ThemeSchema = v.fallback(v.picklist(THEMES), 'plain');
const OnlySchema = v.fallback(v.pipe(v.string(), v.regex(/^[a-z+-]+$/)), 'all');
const COOKIE_LIFE_SECONDS = 30 * 24 * 60 * 60;

/** The panel's settings for the page itself; the platform's settings are separate. */
export interface Look {
  readonly build: (typeof BUILDS)[number];
  readonly scheme: (typeof SCHEMES)[number];
  readonly theme: (typeof THEMES)[number];
  /** The keys of the tags that a foreign theme uses, joined by `+`; `all` for all of them. */
  readonly only: string;
}

/** Parses a look from named values; missing or unknown ones get the default. */
export function lookFrom(choiceOf: (name: keyof Look) => string | null | undefined): Look {
  return {
    build: v.parse(BuildSchema, choiceOf('build')),
    scheme: v.parse(SchemeSchema, choiceOf('scheme')),
    theme: v.parse(ThemeSchema, choiceOf('theme')),
    only: v.parse(OnlySchema, choiceOf('only')),
  };
}

/** Reads the look that the visitor chose. */
export function readLook(request: Request, cookies: CookieJar): Look {
  const given = cookies.read(request);
  return lookFrom((name) => given.get(`demo_${name}`));
}

/** Stores a look in the visitor's cookies. */
export function writeLook(
  look: Look,
  { headers, secure }: { headers: Headers; secure: boolean },
  cookies: CookieJar,
): void {
  for (const [name, value] of Object.entries(look)) {
    cookies.write(headers, {
      name: `demo_${name}`,
      value,
      httpOnly: true,
      secure,
      maxAgeSeconds: COOKIE_LIFE_SECONDS,
    });
  }
}

/** The script that loads the library, for each of its builds. */
export function autoloaderUrl({ build }: Look): string {
  return build === 'react' ? '/dist/autoloader.js' : `/dist/${build}/autoloader.js`;
}
