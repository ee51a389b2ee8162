import type {
  CertificateReport,
  FindingSeverity,
  TokenResource,
} from '../../contract/business/certificate.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';

const marks: Readonly<Record<FindingSeverity, string>> = { ok: '✓', warning: '!', error: '✗' };

const verdicts: Readonly<Record<CertificateReport['verdict'], string>> = {
  good: 'El certificado está bien.',
  warnings: 'El certificado sirve; hay algo que atender.',
  unusable: 'Con este certificado no se puede firmar.',
};

/** What the doctor found, worst first, with a mark before each line and the remedy below. */
export function reportLines({ certificate, findings, verdict }: CertificateReport): string {
  const head = certificate
    ? [
        `${certificate.holder}${certificate.ruc ? `, RUC ${certificate.ruc}` : ''}`,
        `Emitido por ${certificate.issuer}`,
        `Vigente del ${dayOf(certificate.valid_from)} al ${dayOf(certificate.valid_until)}`,
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
      ? 'Ningún controlador de token conocido está en este equipo. Instale el de su token, o indíquelo con --module.'
      : `Controladores en este equipo: ${[...new Set(here)].join(', ')}.`;
  return [head, ...drivers.flatMap(linesOf)].join('\n');
}

function linesOf({ name, module, present, tokens, problem }: SeenDriver): readonly string[] {
  const head = `${present ? marks.ok : ' '} ${name}: ${module}`;
  if (!present) return [`${head} (no está)`];
  if (problem !== undefined) return [head, `    ${problem}`];
  if (tokens === undefined || tokens.length === 0) return [head, '    No ve ningún token.'];
  return [head, ...tokens.flatMap(tokenLines)];
}

function tokenLines({ label, serial, pin, certificates }: TokenResource): readonly string[] {
  const warning = pin.locked ? ', bloqueado' : pin.final_try ? ', le queda un intento de PIN' : '';
  return [
    `    Token «${label}», serie ${serial}${warning}`,
    ...certificates.map(
      ({ id, subject, ruc, valid_until }) =>
        `      ${id}: ${subject}${ruc === undefined ? '' : `, RUC ${ruc}`}, hasta el ${dayOf(valid_until)}`,
    ),
  ];
}

function dayOf(instant: string): string {
  return ecuadorDate(new Date(instant));
}
