import * as v from 'valibot';
import { decodeBinary } from './binary.ts';

// Binaries are decoded only where the API takes bytes: a user's name may look like one.
/** Bytes in the service's encoding. */
export const Binary = v.pipe(v.string(), v.transform(decodeBinary), v.instance(ArrayBuffer));
export const PublicKey = v.picklist(['public-key']);
const TRANSPORTS = ['usb', 'nfc', 'ble', 'hybrid', 'internal'] as const;
export const UserVerification = v.picklist(['required', 'preferred', 'discouraged']);

const Transports = v.pipe(
  v.array(v.string()),
  v.transform((names) => TRANSPORTS.filter((transport) => names.includes(transport))),
);
/** The kinds of passkey to propose; browsers ignore unknown names. */
export const Hints = v.fallback(v.array(v.string()), []);
/** Extensions for the browser, as sent by the service. */
export const Extensions = v.pipe(
  v.unknown(),
  v.transform(
    (given): AuthenticationExtensionsClientInputs => (typeof given === 'object' && given) || {},
  ),
);
/** Passkeys to allow or to exclude. */
export const Credentials = v.array(
  v.object({ type: PublicKey, id: Binary, transports: v.exactOptional(Transports) }),
);
