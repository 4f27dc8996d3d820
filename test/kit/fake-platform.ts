import * as v from 'valibot';
import type { Accounts } from '../../logic/platform/accounts/accounts.ts';
import { cookiesAtom } from '../../logic/platform/cookies/cookies.atoms.ts';
import type { Run } from '../../logic/platform/later/graphql/graphql-client.ts';
import { pageUseAtom } from '../../logic/platform/page-use.ts';
import { platformAtom } from '../../logic/platform/platform.atoms.ts';
import type { Platform } from '../../logic/platform/platform.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import type { RequestWidgets } from '../../logic/platform/widgets/widget-request.ts';
import { pageStore } from '../../logic/state/page-state.ts';
import { type Answers, createAnswers, PartialAnswer } from './answers.ts';
import { createFakeAccounts, type FakePasskeys } from './fake-accounts.ts';
import { createFakeClock, type FakeClock } from './fake-clock.ts';
import { createFakePage, type FakePage } from './fake-page.ts';
import {
  createFakeCookies,
  createFakeStore,
  type FakeCookies,
  type FakeStore,
} from './fake-stores.ts';

/** An in-memory platform scripted by the test: responses by name, recorded calls, a fake clock. */
export interface FakePlatform extends Platform, Answers {
  /** The cookies, for `cookiesAtom`. */
  readonly cookies: FakeCookies;
  readonly localStorage: FakeStore;
  readonly sessionStorage: FakeStore;
  readonly page: FakePage;
  readonly clock: FakeClock;
  /** The accounts service, for `accountsAtom`; its calls are also answered by name. */
  readonly accounts: Accounts & { readonly passkeys: FakePasskeys };
  /** The reported errors. */
  readonly reports: readonly unknown[];
  /** The number of consents to tracking. */
  readonly trackingGrants: number;
}

/** A page is scripted as its HTML, or with the URL of a redirect. */
const PageAnswerSchema = v.object({ html: v.string(), url: v.string() });

/** Creates a fake platform without installing it. */
export function createFakePlatform(): FakePlatform {
  const answers = createAnswers();
  const reports: unknown[] = [];
  let trackingGrants = 0;
  return {
    ...answers,
    run: createFakeRun(answers),
    requestWidgets: createFakeWidgets(answers),
    fetchText: async (url, { signal } = {}) => {
      return v.parse(v.string(), await answers.reply({ name: url, variables: undefined, signal }));
    },
    async fetchPage(url, { signal } = {}) {
      const answer = await answers.reply({ name: url, variables: undefined, signal });
      return v.parse(PageAnswerSchema, typeof answer === 'string' ? { html: answer, url } : answer);
    },
    async sendForm(url, fields) {
      await answers.reply({ name: url, variables: fields });
    },
    cookies: createFakeCookies(),
    localStorage: createFakeStore(),
    sessionStorage: createFakeStore(),
    page: createFakePage(),
    clock: createFakeClock(),
    accounts: createFakeAccounts(answers),
    reports,
    report: (error) => void reports.push(error),
    grantTracking() {
      trackingGrants += 1;
    },
    get trackingGrants() {
      return trackingGrants;
    },
  };
}

/** The fake platform installed last. */
export let platform: FakePlatform;

/** Installs a fake platform instead of the page's own; all state that depends on the platform is reset. */
export function installFakePlatform(): FakePlatform {
  platform = createFakePlatform();
  pageStore.set(platformAtom, platform);
  pageStore.set(cookiesAtom, platform.cookies);
  pageStore.set(pageUseAtom, { isUsed: () => false });
  return platform;
}

const createFakeRun =
  ({ reply }: Answers): Run =>
  async (operation, variables, { signal, onPartial } = {}) => {
    const { name } = operation;
    const document = operation.document(variables);
    const given = await reply({ name, variables, document, signal });
    const isPartial = given instanceof PartialAnswer;
    const answer = v.safeParse(operation.answer, isPartial ? given.data : given);
    if (!answer.success) throw new PlatformError(name, 'response');
    if (isPartial) onPartial?.();
    return answer.output;
  };

const createFakeWidgets =
  ({ reply }: Answers): RequestWidgets =>
  async (request, { signal } = {}) =>
    v.parse(
      v.record(v.string(), v.unknown()),
      await reply({ name: 'widgets', variables: request, signal }),
    );
