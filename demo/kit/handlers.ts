import type { TestPlatform } from './kit.types.ts';
import { PATHS } from './paths.ts';

/** The subset of msw's `http` that is used. */
export interface MswHttp<Handler> {
  all(
    path: string,
    resolver: (info: { readonly request: Request }) => Promise<Response | undefined>,
  ): Handler;
}

/** Request handlers of msw 2 for a platform, on any origin: `setupWorker(...handlers(platform, http))`. */
export const handlers = <Handler>(
  platform: TestPlatform,
  http: MswHttp<Handler>,
): readonly Handler[] =>
  PATHS.map((path) => http.all(`*${path}*`, ({ request }) => platform.fetch(request)));
