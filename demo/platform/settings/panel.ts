import * as v from 'valibot';
import type { CallContext } from '../graphql/root-field.ts';
import { bodyText, jsonAnswer, jsonFrom, textAnswer } from '../http/answers.ts';
import type { Observed, PostedForm } from '../records.ts';
import { FORCED_SETTINGS, writeForcedCookie } from '../region/forced-cookies.ts';
import { REGIONS } from '../region/regions.ts';
import type { ErrorReport } from './reports.ts';
import {
  CALL_KINDS,
  type CallKind,
  FAILURES,
  type Failure,
  ODDITIES,
  type Oddity,
  type Settings,
  SettingsPatchSchema,
} from './settings.ts';

/** The response of `GET` and `POST /panel/settings`: the visitor's settings, and their possible values. */
export interface PanelAnswer {
  readonly settings: Settings;
  readonly kinds: readonly CallKind[];
  readonly failures: readonly Failure[];
  readonly oddities: readonly Oddity[];
  readonly regions: readonly { readonly code: string; readonly name: string }[];
  readonly reports: readonly ErrorReport[];
  /** The sizes that the visitor has subscribed to. */
  readonly observed: readonly Observed[];
  /** The forms that the visitor has sent to `/basketchange.php`. */
  readonly posts: readonly PostedForm[];
}

function panelAnswer({ shop, visit }: CallContext, reports: readonly ErrorReport[]): PanelAnswer {
  const { id, settings } = visit.session();
  return {
    settings,
    kinds: CALL_KINDS,
    failures: FAILURES,
    oddities: ODDITIES,
    regions: REGIONS.map(({ code, name }) => ({ code, name: name[visit.lang] })),
    reports,
    observed: shop.observed.of(id),
    posts: shop.posts.of(id),
  };
}

/** Only JSON is accepted, because a form of another site cannot send it. */
async function patchFrom(request: Request) {
  const isJson = request.headers.get('content-type')?.startsWith('application/json');
  return v.safeParse(SettingsPatchSchema, isJson ? jsonFrom(await bodyText(request)) : undefined);
}

/** `GET /panel/settings` reads the visitor's settings, `POST` changes some of them. */
export async function answerPanel(
  request: Request,
  context: CallContext,
  reports: readonly ErrorReport[],
): Promise<Response> {
  if (request.method === 'GET') return jsonAnswer(panelAnswer(context, reports));
  if (request.method !== 'POST') return textAnswer('Method Not Allowed', 405);
  const patch = await patchFrom(request);
  if (!patch.success) {
    const errors = patch.issues.map(
      (issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`,
    );
    return jsonAnswer({ errors }, 400);
  }
  context.visit.changeSettings(patch.output);
  for (const setting of FORCED_SETTINGS) {
    if (patch.output[setting] !== undefined)
      writeForcedCookie(setting, context.shop, context.visit);
  }
  return jsonAnswer(panelAnswer(context, reports));
}
