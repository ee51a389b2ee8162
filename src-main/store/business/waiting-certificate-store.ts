import { z } from 'zod';
import type { WaitingCertificates } from '../../business/certificate/waiting-certificate.ts';
import type {
  NewCertificate,
  StoredCertificateFile,
  StoredToken,
} from '../../business/ports/certificate-store.ts';
import { certificateResource } from '../../contract/business/entity.ts';
import { makeSettings } from '../rows/business/settings.ts';
import type { Store } from '../sqlite/open.ts';

const SETTING = 'waiting_certificate';

/** Sealed bytes, in base64 as everything a setting keeps is text. */
const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));

const storedCertificate = z.strictObject({
  id: z.uuid(),
  facts: certificateResource,
  ruc: z.string().optional(),
  legal_name: z.string().optional(),
  key: z.discriminatedUnion('storage', [
    z.strictObject({ storage: z.literal('file'), p12: bytes, password: bytes }),
    z.strictObject({
      storage: z.literal('token'),
      module: z.string(),
      serial: z.string(),
      label: z.string(),
      certificate_id: z.string(),
      keep_pin: z.boolean(),
      pin: bytes.optional(),
      der: bytes,
    }),
  ]),
});

/** The certificate that waits for its business is a setting: no business has it yet. */
export function makeWaitingCertificateStore(store: Store): WaitingCertificates {
  const settings = makeSettings(store);
  return {
    async get() {
      const text = await settings.get(SETTING);
      if (text === undefined) return undefined;
      const { id, facts, ruc, legal_name: legalName, key } = storedCertificate.parse(JSON.parse(text));
      return { certificate: { id, facts, key: keyOf(key) }, ruc, legalName };
    },
    keep: ({ certificate: { id, facts, key }, ruc, legalName }) => {
      const value: z.input<typeof storedCertificate> = {
        id,
        facts,
        ruc,
        legal_name: legalName,
        key: textOf(key),
      };
      return settings.put({ [SETTING]: JSON.stringify(value) });
    },
    forget: () => settings.put({ [SETTING]: null }),
  };
}

function textOf(key: NewCertificate['key']): z.input<typeof storedCertificate>['key'] {
  if (key.storage === 'file') {
    const { p12, password } = key.sealed;
    return { storage: 'file', p12: base64Of(p12), password: base64Of(password) };
  }
  const { location, pin, certificateDer } = key;
  const { certificateId, ...tokenLocation } = location;
  return {
    storage: 'token',
    ...tokenLocation,
    certificate_id: certificateId,
    keep_pin: pin.keep,
    ...(pin.sealed && { pin: base64Of(pin.sealed) }),
    der: base64Of(certificateDer),
  };
}

function keyOf(key: z.output<typeof storedCertificate>['key']): StoredCertificateFile | StoredToken {
  if (key.storage === 'file') {
    return { storage: 'file', sealed: { p12: key.p12, password: key.password } };
  }
  const { module, serial, label, certificate_id: certificateId } = key;
  return {
    storage: 'token',
    location: { module, serial, label, certificateId },
    // It was proven when the token was given, and nothing has tried it since.
    pin: { sealed: key.pin, keep: key.keep_pin, refused: false, unansweredLogins: 0 },
    certificateDer: key.der,
  };
}

function base64Of(sealed: Uint8Array): string {
  return Buffer.from(sealed).toString('base64');
}
