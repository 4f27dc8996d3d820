import { textAnswer } from '../http/answers.ts';
import type { Settings } from '../settings/settings.ts';
import { type Delay, underSwitches } from '../settings/switches.ts';

/** An answer in which every number is unknown. */
export const UNKNOWN_COUNTS = '<filtering><filter id="any" type="list"/></filtering>';

/** The answer with the numbers of products. */
export const countsAnswer = (xml: string): Response =>
  new Response(xml, {
    headers: { 'content-type': 'text/xml; charset=utf-8', 'cache-control': 'private, no-cache' },
  });

interface CountsCall {
  readonly request: Request;
  readonly settings: Settings;
  readonly delay: Delay;
}

/** The numbers of products, late or broken as the visitor's settings say. */
export const countsUnderSwitches = (
  { request, settings, delay }: CountsCall,
  answer: () => Response | Promise<Response>,
): Promise<Response> =>
  underSwitches(
    { kinds: ['filters'], settings, signal: request.signal, delay },
    async (failure) => {
      if (failure === 'refuse') return textAnswer('Forbidden', 403);
      return failure === 'partial' ? countsAnswer(UNKNOWN_COUNTS) : answer();
    },
  );
