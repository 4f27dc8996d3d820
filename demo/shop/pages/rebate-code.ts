import { activateCode } from '../../platform/codes/codes.ts';
import type { Page, PageContext } from '../page.ts';
import { redirect } from '../redirect.ts';
import { basketPage } from './basket.ts';

/** `POST /settings.php?from=basket`: activates the rebate code of the form, as the platform does without JavaScript. */
export function applyRebateCode(context: PageContext): Page | Response {
  const { form, visit } = context;
  const { error } = activateCode((form.get('rebates_codes') ?? '').trim(), visit);
  return error ? basketPage(context, error.message) : redirect('/basketedit.php', visit.headers);
}
