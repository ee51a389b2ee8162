import type {
  CertificateReport,
  FindingSeverity,
  TokenResource,
} from '../../contract/business/certificate/certificate.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { translate } from '../../process/language.ts';

const marks: Readonly<Record<FindingSeverity, string>> = { ok: '✓', warning: '!', error: '✗' };

const verdicts: Readonly<Record<CertificateReport['verdict'], string>> = {
  good: translate({ es: 'El certificado está bien.', en: 'The certificate is good.' }),
  warnings: translate({
    es: 'El certificado sirve; hay algo que atender.',
    en: 'The certificate serves; something needs attention.',
  }),
  unusable: translate({
    es: 'Con este certificado no se puede firmar.',
    en: 'This certificate cannot sign.',
  }),
};

/** What the doctor found, worst first, with a mark before each line and the remedy below. */
export function reportLines({ certificate, findings, verdict }: CertificateReport): string {
  const head = certificate
    ? [
        `${certificate.holder}${certificate.ruc ? `, RUC ${certificate.ruc}` : ''}`,
        translate({ es: `Emitido por ${certificate.issuer}`, en: `Issued by ${certificate.issuer}` }),
        translate({
          es: `Vigente del ${dayOf(certificate.valid_from)} al ${dayOf(certificate.valid_until)}`,
          en: `Valid from ${dayOf(certificate.valid_from)} to ${dayOf(certificate.valid_until)}`,
        }),
        '',
      ]
    : [];
  const order: readonly FindingSeverity[] = ['error', 'warning', 'ok'];
  const lines = order.flatMap((severity) =>
    findings
      .filter((finding) => finding.severity === severity)
      .flatMap(({ message, remedy }) => [
        `${marks[severity]} ${message}`,
        ...(remedy === undefined ? [] : [`    ${remedy}`]),
      ]),
  );
  return [...head, ...lines, '', verdicts[verdict]].join('\n');
}

/** A driver as the command line found it. */
interface SeenDriver {
  readonly name: string;
  readonly module: string;
  readonly present: boolean;
  readonly tokens?: readonly TokenResource[];
  readonly problem?: string;
}

/** Which of the drivers are on this machine, and below each of those the tokens it sees with their certificates. */
export function driverLines(drivers: readonly SeenDriver[]): string {
  const here = drivers.filter(({ present }) => present).map(({ name }) => name);
  const head =
    here.length === 0
      ? translate({
          es: 'Ningún controlador de token conocido está en este equipo. Instale el de su token, o indíquelo con --module.',
          en: 'No known driver of a token is on this computer. Install that of your token, or name it with --module.',
        })
      : translate({
          es: `Controladores en este equipo: ${[...new Set(here)].join(', ')}.`,
          en: `Drivers on this computer: ${[...new Set(here)].join(', ')}.`,
        });
  return [head, ...drivers.flatMap(linesOf)].join('\n');
}

function linesOf({ name, module, present, tokens, problem }: SeenDriver): readonly string[] {
  const head = `${present ? marks.ok : ' '} ${name}: ${module}`;
  if (!present) return [translate({ es: `${head} (no está)`, en: `${head} (not there)` })];
  if (problem !== undefined) return [head, `    ${problem}`];
  if (tokens === undefined || tokens.length === 0)
    return [head, translate({ es: '    No ve ningún token.', en: '    It sees no token.' })];
  return [head, ...tokens.flatMap(tokenLines)];
}

function tokenLines({ label, serial, pin, certificates }: TokenResource): readonly string[] {
  const warning = pin.locked
    ? translate({ es: ', bloqueado', en: ', locked' })
    : pin.final_try
      ? translate({ es: ', le queda un intento de PIN', en: ', with one try of the PIN left' })
      : '';
  return [
    translate({
      es: `    Token «${label}», serie ${serial}${warning}`,
      en: `    Token “${label}”, serial ${serial}${warning}`,
    }),
    ...certificates.map(({ id, subject, ruc, valid_until }) =>
      translate({
        es: `      ${id}: ${subject}${ruc === undefined ? '' : `, RUC ${ruc}`}, hasta el ${dayOf(valid_until)}`,
        en: `      ${id}: ${subject}${ruc === undefined ? '' : `, RUC ${ruc}`}, until ${dayOf(valid_until)}`,
      }),
    ),
  ];
}

function dayOf(instant: string): string {
  return ecuadorDate(new Date(instant));
}
