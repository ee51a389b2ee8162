import { z } from 'zod';
import { signingDigests } from '../signing-key.ts';
import type { TokenFault, TokenInfo } from './token-port.ts';

const bytesSchema = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/**
 * What the program and a driver's process say to each other, over Node's own channel (`serialization: 'advanced'`,
 * so bytes travel as bytes). Requests are answered one by one, in the order they came.
 */
export const driverRequestSchema = z.discriminatedUnion('kind', [
  z.object({ id: z.int(), kind: z.literal('load'), module: z.string() }),
  z.object({ id: z.int(), kind: z.literal('inspect') }),
  z.object({
    id: z.int(),
    kind: z.literal('open'),
    serial: z.string().optional(),
    certificateId: z.string(),
    /** Nowhere but here: never an argument, an environment variable or a line of a log. */
    pin: z.string(),
    riskLastTry: z.boolean(),
  }),
  z.object({
    id: z.int(),
    kind: z.literal('sign'),
    serial: z.string(),
    certificateId: z.string(),
    data: bytesSchema,
    digest: z.enum(signingDigests),
  }),
]);
export type DriverRequest = z.infer<typeof driverRequestSchema>;

type RequestOf<Kind extends DriverRequest['kind']> = Extract<DriverRequest, { kind: Kind }>;
export type OpenRequest = Omit<RequestOf<'open'>, 'id' | 'kind'>;
export type SignRequest = Omit<RequestOf<'sign'>, 'id' | 'kind'>;
type Unnumbered<Request> = Request extends DriverRequest ? Omit<Request, 'id'> : never;
/** A request before it is queued. */
export type DriverQuestion = Unnumbered<DriverRequest>;

/** The faults' codes are the port's; both sides are one program of one version, so their names are not checked. */
const faultSchema = z.custom<TokenFault>((value) => z.object({ code: z.string() }).safeParse(value).success);

export const driverReplySchema = z.discriminatedUnion('ok', [
  z.object({ id: z.int(), ok: z.literal(true), value: z.unknown() }),
  z.object({ id: z.int(), ok: z.literal(false), fault: faultSchema }),
]);

const certificateSchema = z.object({ id: z.string(), label: z.string(), der: bytesSchema });

const pinStateSchema = z.object({
  uninitialized: z.boolean(),
  countLow: z.boolean(),
  finalTry: z.boolean(),
  locked: z.boolean(),
  protectedPath: z.boolean(),
});

const tokenSchema = z.object({
  slot: z.int(),
  serial: z.string(),
  label: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  pin: pinStateSchema,
  certificates: z.array(certificateSchema),
}) satisfies z.ZodType<TokenInfo>;

/** The value of a good answer, by the kind of its request. */
export const answerSchemas = {
  load: z.null(),
  inspect: z.array(tokenSchema),
  open: z.object({ serial: z.string(), certificateDer: bytesSchema }),
  sign: bytesSchema,
} as const;
