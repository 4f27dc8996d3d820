import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

/** A part of the platform's ClientDataInput; `country` is written without quotes. */
export interface Client {
  readonly billing?: Readonly<Record<string, string>>;
  readonly country?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly access?: Readonly<Record<string, string>>;
}

/** The errors that the platform found: codes with their details. */
export interface Found {
  readonly code: string;
  readonly message: string;
}

function fields(values: Readonly<Record<string, string>> = {}): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(', ');
}

/** The selection of one client's check. */
export function validation({ billing, country, data, access }: Client): string {
  const place = country === undefined ? '' : `, country: ${country}`;
  return `validateClientData(ClientDataInput: {
    clientData: {clientBillingData: {${fields(billing)}${place}}, ${fields(data)}},
    loginAndPassword: {${fields(access)}}
  }) { messages { code message } clientExists clientProposedLogin }`;
}

/** A visitor of a new platform. */
export function createVisitor() {
  const { platform, waits, clock } = createTestPlatform();
  return { platform, waits, clock, anna: new Visitor(platform) };
}

function isFound(value: unknown): value is Found {
  return typeof at(value, 'code') === 'string' && typeof at(value, 'message') === 'string';
}

/** The errors of many clients, requested in one batch. */
export async function foundOf(anna: Visitor, clients: readonly Client[]): Promise<Found[][]> {
  const batch = clients.map((client, index) => `c${index}: ${validation(client)}`).join('\n');
  const answer = await anna.graphql(`{ ${batch} }`, '?query=validateClientData');
  return clients.map((_, index) => {
    const messages = at(answer, `data.c${index}.messages`);
    if (!Array.isArray(messages)) throw new Error(`No answer: ${JSON.stringify(answer)}`);
    return messages.filter(isFound);
  });
}

/** The codes without repetition: an invalid postal code has a second message. */
const codesIn = (found: readonly Found[] = []): string[] => [
  ...new Set(found.map(({ code }) => code)),
];

/** The codes of one client. */
export async function codesOf(anna: Visitor, client: Client): Promise<string[]> {
  const [found = []] = await foundOf(anna, [client]);
  return codesIn(found);
}

/** Each value with its error code, `''` for none, to compare with a table of valid and invalid values. */
export async function tableOf(
  anna: Visitor,
  values: readonly string[],
  clientOf: (value: string) => Client,
): Promise<Record<string, string>> {
  const found = await foundOf(anna, values.map(clientOf));
  return Object.fromEntries(values.map((value, index) => [value, codesIn(found[index]).join(' ')]));
}
