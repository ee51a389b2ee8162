import { z } from 'zod';
import { documentTypes, environments } from '../../../documents/kinds.ts';
import { feedDocument } from './feed-document.ts';
import { stationName } from './stations.ts';

/** The letters and digits of a code: none that is taken for another. */
export const codeAlphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
export const CODE_LENGTH = 12;

/** SHA-256 of the public key of a certificate, as browsers wrote it (RFC 7469). */
export const certificatePin = z.string().regex(/^sha256\/[A-Za-z0-9+/]{43}=$/);

/** What an enrolment code says: where the head office is, how it is known, and the secret that works once. */
export interface EnrolmentCode {
  readonly url: string;
  readonly pin: string;
  readonly secret: string;
}

/** `ABCD-EFGH-JKMN@https://matriz.example:7443#sha256/…` */
export function writeEnrolmentCode({ url, pin, secret }: EnrolmentCode): string {
  return `${groupCode(secret)}@${url}#${pin}`;
}

/** In groups of four, to be read and typed. */
export function groupCode(secret: string): string {
  return secret.replaceAll(/(.{4})(?!$)/g, '$1-');
}

/** Undefined for what is no code. */
export function parseEnrolmentCode(code: string): EnrolmentCode | undefined {
  const [, written = '', address = '', pin = ''] =
    /^([\w-]+)@(https:\/\/[\w.:[\]-]+)#(\S+)$/.exec(code.trim()) ?? [];
  const secret = parseTypedCode(written);
  return secret !== undefined && certificatePin.safeParse(pin).success
    ? { url: address, pin, secret }
    : undefined;
}

/** The twelve letters and digits alone, however they are parted; undefined for what is none. */
export function parseTypedCode(code: string): string | undefined {
  const secret = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const isSecret = secret.length === CODE_LENGTH && [...secret].every((one) => codeAlphabet.includes(one));
  return isSecret ? secret : undefined;
}

/** A head office of a shop listens here where nobody says otherwise. */
export const HEAD_PORT = 7443;

/**
 * Where a head office answers, of what a person types: a name or an address of the local network, the port where it is another
 * one than usual, `https://` or not. Undefined for what is no address.
 */
export function parseHeadAddress(typed: string): string | undefined {
  const written = typed
    .trim()
    .toLowerCase()
    .replace(/^https:\/\//, '')
    .replace(/\/$/, '');
  const [, host, port = String(HEAD_PORT)] =
    /^(\[[\da-f:]+\]|[a-z\d.-]+)(?::(\d{1,5}))?$/.exec(written) ?? [];
  const isPort = Number(port) >= 1 && Number(port) <= 65_535;
  return host !== undefined && isPort ? `https://${host}:${port}` : undefined;
}

/** A series of a station, and the number it gives next. */
export const stationSeries = z.object({
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  establishment: z.string().regex(/^\d{3}$/),
  emission_point: z.string().regex(/^\d{3}$/),
  next_number: z.int().positive(),
});
export type StationSeries = z.output<typeof stationSeries>;

export const enrolBody = z.object({
  code: z.string().length(CODE_LENGTH),
  name: stationName,
  version: z.string().max(40),
  ruc: z.string().regex(/^\d{13}$/),
  series: z.array(stationSeries).max(10_000),
  /** Names its data folder: where the answer was lost, the same code works for it once more. */
  installation: z.string().min(1).max(100),
  /** Of the identity it had until it was revoked, whose emission points it takes along. */
  former_key: z.string().max(200).optional(),
});
export type EnrolBody = z.output<typeof enrolBody>;

/** A series and the last of its numbers that the head office knows of. */
const knownSeries = stationSeries.omit({ next_number: true }).extend({ last_number: z.int().positive() });
export type KnownSeries = z.output<typeof knownSeries>;

/**
 * The key is shown this once. The live series go on above what the head office knows of them. The identifiers of
 * customers follow from `business`.
 */
export const enrolAnswer = z.object({
  id: z.uuid(),
  key: z.string(),
  business: z.uuid(),
  series: z.array(knownSeries),
  /** Of a station that issues nothing live yet: at which its first live series are to be, `001-002`. */
  emission_point: z.string().optional(),
});

/** A series of a station that begins anew; `unproven`: nothing there proves which number was the last. */
const resumedSeries = stationSeries.extend({ unproven: z.literal(true).optional() });

/**
 * A station says that it begins anew, and sends everything again: it was restored, or the head office was. It keeps the
 * name of that life until it is answered: asked again under it, the head office answers the same.
 */
export const resumeBody = z.object({ incarnation: z.uuid(), series: z.array(resumedSeries).max(10_000) });
export type ResumeBody = z.output<typeof resumeBody>;

/** A live emission point that takes the place of one whose last numbers nobody knows; its series begin at 1. */
const givenPoint = z.object({
  establishment: z.string().regex(/^\d{3}$/),
  emission_point: z.string().regex(/^\d{3}$/),
  instead_of: z.string().regex(/^\d{3}$/),
});
export type GivenPoint = z.output<typeof givenPoint>;

/** What the head office knows of the live series of the station, and the points it gives. */
export const resumeAnswer = z.object({
  position: z.int(),
  series: z.array(knownSeries),
  points: z.array(givenPoint),
});
export type ResumeAnswer = z.output<typeof resumeAnswer>;

/** A station that was asked to give its emission points up did so: it issues nothing live, and has nothing more to report. */
export const retirementBody = z.object({
  incarnation: z.uuid(),
  /** The last one acknowledged; absent where nothing was ever reported. */
  batch: z.uuid().optional(),
  /** The live series whose next number is known. */
  series: z.array(stationSeries).max(10_000),
});
export type RetirementBody = z.output<typeof retirementBody>;

/** What the head office has of a station beyond a document, in the order of their identifiers. */
export const stationDocumentsQuery = z.strictObject({ after: z.uuid().optional() });

/** `next`: to ask on from; null where that was all. */
export const stationDocumentsAnswer = z.object({ data: z.array(feedDocument), next: z.uuid().nullable() });
export type StationDocumentsAnswer = z.output<typeof stationDocumentsAnswer>;
