import * as v from 'valibot';
import { isEmailTaken, isLoginTaken } from '../customers/taken.ts';
import { type CallContext, type RootField, rootField } from '../graphql/root-field.ts';
import { regionOf } from '../region/regions.ts';
import { type ClientData, ClientDataSchema } from './client-data.schema.ts';
import { checkClientData } from './client-data.ts';
import { messagesOf } from './message.ts';

const PROPOSES = 'login_taken_login_propose';

function validate(data: ClientData, context: CallContext) {
  const { shop, visit } = context;
  const email = data.clientData?.email ?? undefined;
  const findings = checkClientData(data, {
    region: regionOf(visit.session().settings.region),
    isTaken: (login) => isLoginTaken(login, context),
    now: shop.now(),
  });
  return {
    messages: findings.flatMap((finding) => messagesOf(finding, visit.lang)),
    clientExists: email === undefined ? null : isEmailTaken(email, context),
    clientProposedLogin: findings.find(({ code }) => code === PROPOSES)?.detail ?? null,
  };
}

/** The check of a form's fields (docs/specification.md#s7-row-1). */
export const clientDataFields: Readonly<Record<string, RootField>> = {
  validateClientData: rootField({
    kind: 'validation',
    args: v.object({ ClientDataInput: ClientDataSchema }),
    resolve: ({ ClientDataInput }, context) => validate(ClientDataInput, context),
  }),
};
