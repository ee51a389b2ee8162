import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { listOf } from '../list.ts';

/** Rolls of thermal paper of 80 and 58 mm, and the sheet of an office. */
export const papers = ['roll80', 'roll58', 'a4'] as const;
export type Paper = (typeof papers)[number];

/** `raster` prints pictures of letters, right on any printer; `text` the printer's own, faster on slow lines. */
export const letterings = ['raster', 'text'] as const;
export type Lettering = (typeof letterings)[number];

/** The code tables in which Spanish is whole. */
export const codePages = ['pc858', 'wpc1252'] as const;
export type CodePage = (typeof codePages)[number];

const host = z
  .string()
  .regex(
    /^([A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|[0-9A-Fa-f:]{2,39})$/,
    'Debe ser el nombre o la dirección de la impresora, como "192.168.1.50".',
  );

/**
 * A printer's path among the devices, or a printer that this Windows shares; never a file in a folder, never a device of
 * Windows by its inner name (`\\.\PhysicalDrive0` is a disk), and never a path of another computer: Windows hands the
 * account's credentials to whatever computer a UNC path names.
 */
const devicePath = z
  .string()
  .max(200)
  .regex(
    /^(\/dev(\/[A-Za-z0-9][A-Za-z0-9._-]*)+|\\\\localhost\\[A-Za-z0-9][A-Za-z0-9 ._()-]*|(LPT|COM)[1-9])$/,
    'Debe ser un dispositivo, como "/dev/usb/lp0", o una impresora compartida por este mismo Windows, como "\\\\localhost\\Ticket".',
  );

/** As the system names it; a hyphen in front would be taken for an option of the system's command. */
export const queueName = z
  .string()
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,126}$/, 'Debe ser el nombre de una cola de impresión del sistema.');

export const printerConnection = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('network'),
    host,
    port: z.int().min(1).max(65_535).default(9100),
  }),
  z.strictObject({ type: z.literal('device'), path: devicePath }),
  z.strictObject({ type: z.literal('queue'), name: queueName }),
]);
export type PrinterConnection = z.output<typeof printerConnection>;

const printerFields = {
  name: text(60).meta({ description: 'Cómo la llama la gente: "Caja 1"' }),
  connection: printerConnection,
  paper: z.enum(papers).meta({ description: 'a4 solo por una cola del sistema' }),
  lettering: z.enum(letterings).meta({ description: 'Cómo se escriben las letras en la impresora' }),
  code_page: z.enum(codePages).meta({ description: 'Para lettering text; lo que no cabe en ella se dibuja' }),
  cuts: z.boolean().meta({ description: 'Si corta el papel' }),
  has_drawer: z.boolean().meta({ description: 'Si abre un cajón' }),
  is_default: z.boolean().meta({ description: 'La que imprime cuando no se nombra otra' }),
};

/** What a person says of a printer. */
export const printerBody = z
  .strictObject({
    ...printerFields,
    paper: printerFields.paper.default('roll80'),
    lettering: printerFields.lettering.default('raster'),
    code_page: printerFields.code_page.default('pc858'),
    cuts: printerFields.cuts.default(true),
    has_drawer: printerFields.has_drawer.default(false),
    is_default: printerFields.is_default.default(false),
  })
  .refine(({ paper, connection }) => paper !== 'a4' || connection.type === 'queue', {
    path: ['paper'],
    params: { code: 'not_allowed_here' },
    error: 'En hojas A4 se imprime por una cola de impresión del sistema.',
  })
  .refine(({ paper, has_drawer }) => paper !== 'a4' || !has_drawer, {
    path: ['has_drawer'],
    params: { code: 'not_allowed_here' },
    error: 'Solo una impresora de tickets abre un cajón.',
  })
  .meta({ id: 'printer_body' });
export type PrinterBody = z.output<typeof printerBody>;

/** Why nothing comes out. `job_unprintable` is of one job; the others are of the printer, and all its jobs wait. */
export const printerProblems = [
  'host_not_found',
  'connection_refused',
  'unreachable',
  'timeout',
  'connection_lost',
  'paper_out',
  'cover_open',
  'printer_error',
  'offline',
  'device_missing',
  'device_not_permitted',
  'device_failed',
  'queue_unavailable',
  'queue_refused',
  'interrupted',
  'job_unprintable',
] as const;
export type PrinterProblem = (typeof printerProblems)[number];

/** A problem, for the person who stands before the printer. */
export const printerTrouble = z.strictObject({
  code: z.enum(printerProblems),
  message: z.string(),
  remedy: z.string(),
});
export type PrinterTrouble = z.output<typeof printerTrouble>;

export const printerResource = namedObject('printer', {
  id: z.uuid(),
  object: z.literal('printer'),
  ...printerFields,
  waiting: z.int().meta({ description: 'Impresiones que esperan' }),
  trouble: printerTrouble
    .optional()
    .meta({ description: 'Por qué espera la más antigua; se intenta de nuevo por sí solo' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type PrinterResource = z.output<typeof printerResource>;
export const printerList = listOf(printerResource);

/** What a printer says of itself, now. */
export const printerStatus = namedObject('printer_status', {
  object: z.literal('printer_status'),
  state: z.enum(['ready', 'paper_low', 'unknown', 'trouble']).meta({
    description: 'unknown: se llega a ella, pero no dice cómo está; muchas no lo dicen',
  }),
  trouble: printerTrouble.optional(),
});
export type PrinterStatus = z.output<typeof printerStatus>;

/** What the drawer did: whether the pulse left is all that can be known. */
export const drawerResource = namedObject('drawer', {
  object: z.literal('drawer'),
  opened: z.boolean().meta({ description: 'Si se abrió' }),
  trouble: printerTrouble.optional(),
});
export type DrawerResource = z.output<typeof drawerResource>;

export const drawerBody = namedObject('drawer_body', {
  printer_id: z.uuid().optional().meta({ description: 'Sin ella, la de `till_id`, o la de siempre' }),
  till_id: z.uuid().optional().meta({ description: 'La caja cuyo cajón se abre' }),
});
export type DrawerBody = z.output<typeof drawerBody>;

/** A print queue that this computer's system has, as a printer's connection names it. */
const printQueue = namedObject('print_queue', { object: z.literal('print_queue'), name: z.string() });
export type PrintQueue = z.output<typeof printQueue>;
export const printQueueList = listOf(printQueue);
