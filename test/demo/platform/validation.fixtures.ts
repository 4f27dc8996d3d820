import { at, createTestPlatform, Visitor } from './platform.fixtures.ts';

/** A part of the platform's ClientDataInput; `country` is written without quotes. */
export interface Client {
  readonly billing?: Readonly<Record<string, string>>;
  readonly country?: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly access?: Readonly<Record<string, string>>;
}

/** What the platform found: codes with what is said of them. */
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

/** A new platform's visitor. */
export function createVisitor() {
  const { platform, waits, clock } = createTestPlatform();
  return { platform, waits, clock, anna: new Visitor(platform) };
}

function isFound(value: unknown): value is Found {
  return typeof at(value, 'code') === 'string' && typeof at(value, 'message') === 'string';
}

/** What is found wrong with each of many clients, asked in one batch. */
export async function foundOf(anna: Visitor, clients: readonly Client[]): Promise<Found[][]> {
  const batch = clients.map((client, index) => `c${index}: ${validation(client)}`).join('\n');
  const answer = await anna.graphql(`{ ${batch} }`, '?query=validateClientData');
  return clients.map((_, index) => {
    const messages = at(answer, `data.c${index}.messages`);
    if (!Array.isArray(messages)) throw new Error(`No answer: ${JSON.stringify(answer)}`);
    return messages.filter(isFound);
  });
}

/** The codes, each once: a postal code has a second message. */
const codesIn = (found: readonly Found[] = []): string[] => [
  ...new Set(found.map(({ code }) => code)),
];

/** The codes alone, of one client. */
export async function codesOf(anna: Visitor, client: Client): Promise<string[]> {
  const [found = []] = await foundOf(anna, [client]);
  return codesIn(found);
}

/** Every value with the code that it gets, `''` for none: what a table of right and wrong values looks like. */
export async function tableOf(
  anna: Visitor,
  values: readonly string[],
  clientOf: (value: string) => Client,
): Promise<Record<string, string>> {
  const found = await foundOf(anna, values.map(clientOf));
  return Object.fromEntries(values.map((value, index) => [value, codesIn(found[index]).join(' ')]));
}
