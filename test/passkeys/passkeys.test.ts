import { expect, fixture, html } from '@open-wc/testing';
import { LoginOptionsSchema } from '../../logic/passkey-login/passkey-login.schema.ts';
import { RegistrationOptionsSchema } from '../../logic/passkey-register/passkey-register.schema.ts';
import { base64Of, decodeBinary } from '../../logic/passkeys/binary.ts';
import { isRefusedBrowser } from '../../logic/passkeys/ceremony.ts';
import { assertionOf, attestationOf } from '../../logic/passkeys/credential.ts';
import { passkeyErrorOf } from '../../logic/passkeys/passkey-error.ts';
import { PlatformError } from '../../logic/platform/platform-error.ts';
import { parseJson } from '../../logic/wire/json.ts';
import '../kit/guard.ts';
import { assertion, attestation, bytes, marker, registrationOptions } from './passkeys.fixtures.ts';

function realmOf({ contentWindow }: HTMLIFrameElement): typeof globalThis {
  if (!contentWindow || !('ArrayBuffer' in contentWindow)) throw new Error('Expected a frame.');
  return contentWindow as Window & typeof globalThis;
}

describe('binary values', () => {
  it('round trip for all lengths 0..70, standard base64 with padding (PK-13)', () => {
    for (let length = 0; length <= 70; length += 1) {
      const original = bytes(...Array.from({ length }, (_, at) => (at * 37 + 251) % 256));
      const base64 = base64Of(original);
      expect(base64).to.match(/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/);
      expect(decodeBinary(`=?BINARY?B?${base64}?=`)).to.deep.equal(original);
    }
    expect(base64Of(bytes(251, 255, 254))).to.equal('+//+');
    expect(base64Of(bytes(1))).to.equal('AQ==');
  });

  it('may be base64 of any kind (A4)', () => {
    for (const base64 of ['+/+/AQ==', '-_-_AQ==', '+/+/AQ', '-_-_AQ=', '+/+/\r\nAQ==\n']) {
      expect(decodeBinary(`=?BINARY?B?${base64}?=`), base64).to.deep.equal(bytes(251, 255, 191, 1));
    }
  });

  it('reject anything but a marker (AT13)', () => {
    for (const text of [
      '',
      'AQ==',
      '=?BINARY?B?AQ==',
      'AQ==?=',
      '=?BINARY?B?*?=',
      '=?BINARY?B?AQ==AQ==?=',
      '=?BINARY?B?A=QI?=',
      '=?UTF-8?B?AQ==?=',
    ]) {
      expect(decodeBinary(text)).to.equal(undefined);
    }
  });

  it('may be a marker of 1 MB and 100,000 times "=?" (PK-11)', () => {
    expect(decodeBinary(`=?BINARY?B?${'A'.repeat(1_048_576)}?=`)?.byteLength).to.equal(786_432);
    expect(decodeBinary('=?'.repeat(100_000))).to.equal(undefined);
    expect(decodeBinary(`=?BINARY?B?${'=?'.repeat(100_000)}?=`)).to.equal(undefined);
  });
});

describe('credential options', () => {
  const registration = (user: object) =>
    parseJson(RegistrationOptionsSchema, JSON.stringify(registrationOptions(user)))?.publicKey;

  it('are decoded at known paths only: a name that looks binary stays text (PK-10)', () => {
    const options = registration({ name: marker(9), displayName: marker(8) });
    expect(options?.user).to.deep.equal({
      id: bytes(7),
      name: marker(9),
      displayName: marker(8),
    });
    expect(options?.challenge).to.deep.equal(bytes(1, 2, 3));
    expect(options?.excludeCredentials).to.deep.equal([
      { type: 'public-key', id: bytes(5), transports: ['hybrid', 'internal'] },
    ]);
    expect(options?.rp.name).to.equal('Sklep');
  });

  it('keep the timeout (PK-34)', () => {
    expect(registration({})?.timeout).to.equal(60_000);
  });

  it('include valid hints and extensions only (K7)', () => {
    const optionsOf = (more: object) => {
      const publicKey = { challenge: marker(1), ...more };
      return parseJson(LoginOptionsSchema, JSON.stringify({ publicKey }))?.publicKey;
    };
    const more = { hints: ['client-device', 'teleport'], extensions: { exts: true } };
    expect(optionsOf(more)).to.deep.equal({ challenge: bytes(1), ...more });
    expect(optionsOf({ hints: null, extensions: 'x' })).to.deep.equal({
      challenge: bytes(1),
      hints: [],
      extensions: {},
    });
    expect(registration({})?.extensions).to.deep.equal({ exts: true });
  });

  it('omit unknown members, and reject invalid binaries', () => {
    const text = (challenge: string) =>
      JSON.stringify({ publicKey: { challenge, rpId: 'shop.example', more: marker(1) } });
    expect(parseJson(LoginOptionsSchema, text(marker(1)))?.publicKey).to.deep.equal({
      challenge: bytes(1),
      rpId: 'shop.example',
    });
    expect(parseJson(LoginOptionsSchema, text('AQ=='))).to.equal(undefined);
    expect(parseJson(LoginOptionsSchema, '{"publicKey":null}')).to.equal(undefined);
  });
});

describe('credentials', () => {
  it('have null for a missing user handle, and accept one of 64 bytes (PK-14)', () => {
    expect(assertionOf(assertion({ userHandle: null })).userHandleBinBase64).to.equal(null);
    const handle = bytes(...Array.from({ length: 64 }, () => 255));
    expect(assertionOf(assertion({ userHandle: handle })).userHandleBinBase64).to.equal(
      `${'/'.repeat(85)}w==`,
    );
  });

  it('contain an assertion in plain base64', () => {
    expect(assertionOf(assertion())).to.deep.equal({
      publicKeyCredentialBinRawId: '+/8=',
      clientDataJSONBase64: 'AQ==',
      authenticatorDataBase64: 'Ag==',
      signatureBase64: 'Aw==',
      userHandleBinBase64: 'BA==',
    });
  });

  it('contain transports from getTransports(), or none without it (PK-35)', () => {
    const getTransports = () => ['internal', 'hybrid'];
    expect(
      attestationOf(attestation({ getTransports })).authenticatorTransportMethods,
    ).to.deep.equal(['internal', 'hybrid']);
    expect(attestationOf(attestation()).authenticatorTransportMethods).to.deep.equal([]);
    const wrong = attestation({ getTransports: () => 'internal' });
    expect(attestationOf(wrong).authenticatorTransportMethods).to.deep.equal([]);
  });

  it('reject what an extension returns instead of bytes (PK-24)', () => {
    expect(() => assertionOf(assertion({ signature: 'AQ==' }))).to.throw(TypeError);
    expect(() => assertionOf({ id: 'x', type: 'public-key' })).to.throw(TypeError);
  });
});

const CHROME =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36';
const SAFARI = (version: string) =>
  `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${version} Safari/605.1.15`;
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1';
const IPHONE_CHROME = IPHONE.replace('Version/17.0', 'CriOS/143.0');
const OPERA = CHROME.replace('Macintosh; Intel Mac OS X 10_15_7', 'Windows NT 10.0').concat(
  ' OPR/116',
);
const ANDROID =
  'Mozilla/5.0 (Linux; U; Android 10) AppleWebKit/533.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/533.1';

describe('isRefusedBrowser', () => {
  const rows: [string, string[], boolean][] = [
    [CHROME, [], false],
    [SAFARI('14.1.2'), [], true],
    [SAFARI('15.0'), [], false],
    [SAFARI('26.0'), [], false],
    [ANDROID, [], false],
    [CHROME, ['mac'], true],
    [CHROME, ['safari', 'ios', 'opera'], false],
    [SAFARI('17.0'), ['safari'], true],
    [SAFARI('17.0'), ['ios'], false],
    [IPHONE, ['mac'], false],
    [IPHONE, ['ios'], true],
    [IPHONE, ['safari'], true],
    [IPHONE_CHROME, ['safari'], false],
    [IPHONE_CHROME, ['ios'], true],
    [OPERA, ['opera'], true],
    [OPERA, ['mac', 'safari'], false],
    [OPERA, ['constructor', ''], false],
    ['', ['mac', 'ios', 'safari', 'opera'], false],
  ];
  for (const [userAgent, disabledOn, refused] of rows) {
    it(`${userAgent.slice(12, 60)}… disabled on [${disabledOn}] is ${refused ? '' : 'not '}refused (PK-03)`, () => {
      expect(isRefusedBrowser(userAgent, disabledOn)).to.equal(refused);
    });
  }
});

describe('passkeyErrorOf', () => {
  it('names the reason that stopped a ceremony', () => {
    const problemOf = (cause: unknown) => passkeyErrorOf(cause).problem;
    expect(problemOf(new PlatformError('login', 'network'))).to.equal('connection');
    expect(problemOf(new PlatformError('login', 'timeout'))).to.equal('connection');
    expect(problemOf(new PlatformError('login', 'response', 500))).to.equal('noData');
    expect(problemOf(new PlatformError('login', 'aborted'))).to.equal('aborted');
    expect(problemOf(new DOMException('', 'NotAllowedError'))).to.equal('cancelled');
    expect(problemOf(new DOMException('', 'AbortError'))).to.equal('aborted');
    expect(problemOf(new DOMException('', 'InvalidStateError'))).to.equal('registered');
    for (const cause of [new DOMException('', 'SecurityError'), new TypeError(), 'x', undefined]) {
      expect(problemOf(cause)).to.equal('unknown');
    }
  });

  it('detects another open prompt (K8), and errors of other frames (K7)', async () => {
    expect(passkeyErrorOf(new DOMException('', 'OperationError'))).to.include({
      problem: 'pending',
      code: 'pending',
    });
    const frame = await fixture<HTMLIFrameElement>(html`<iframe src="about:blank"></iframe>`);
    const { DOMException: Foreign } = realmOf(frame);
    expect(passkeyErrorOf(new Foreign('', 'NotAllowedError')).problem).to.equal('cancelled');
  });
});
