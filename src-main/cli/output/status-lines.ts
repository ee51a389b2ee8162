import type { SecondPlaceResource } from '../../contract/business/backups/second-place.ts';
import type { ReadinessResource } from '../../contract/business/entity.ts';
import type { WorkspaceResource } from '../../contract/business/workspace.ts';
import type { SyncResource } from '../../contract/delivery/sync.ts';
import type { HeadOfficeResource } from '../../contract/head/stations/head-office.ts';
import type { AttentionItem, AttentionResource } from '../../contract/reports/attention.ts';
import { formatSequential } from '../../documents/identifiers/access-key.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import { translate } from '../../process/language.ts';
import { kindLabel } from './documents/kind-label.ts';

interface Status {
  readonly workspace: WorkspaceResource;
  readonly readiness: readonly ReadinessResource[];
  readonly attention: readonly AttentionResource[];
  readonly sync: SyncResource;
  readonly secondPlace: SecondPlaceResource;
  readonly headOffice: Omit<HeadOfficeResource, 'object'>;
}

/** The state of the installation in a few lines for a person. */
export function statusLines(status: Status): string {
  const { workspace, readiness, attention, sync, secondPlace, headOffice } = status;
  return [
    `Mostrador ${workspace.version}${updateMessage(workspace)}`,
    ...workspace.entities.flatMap((entity) => [
      entityLine(entity),
      ...readiness.filter(({ entity_id }) => entity_id === entity.id).flatMap(unreadyLines),
      ...attention.filter(({ entity_id }) => entity_id === entity.id).flatMap(missingLines),
    ]),
    ...substituteLines(workspace),
    translate({
      es: `SRI: ${onlineMessage(sync)}; ${countOf(sync.waiting)} por decidir, ${sync.unsent} sin enviar`,
      en: `SRI: ${onlineMessage(sync)}; ${countOf(sync.waiting)} to be decided, ${sync.unsent} not sent`,
    }),
    ...secondPlaceLines(secondPlace),
    ...headOfficeLines(headOffice),
    ...readiness.flatMap(backupLines),
  ].join('\n');
}

/** What a person may do about it; a search for updates is no news. */
function updateMessage({ update }: WorkspaceResource): string {
  if (update?.state === 'ready')
    return translate({
      es: `; la ${update.version} está lista: instálela en Ajustes › Actualizaciones`,
      en: `; ${update.version} is ready: install it under Settings › Updates`,
    });
  return update?.state === 'downloading'
    ? translate({ es: `; se descarga la ${update.version}`, en: `; ${update.version} is being downloaded` })
    : '';
}

function backupLines({ requirements }: ReadinessResource): readonly string[] {
  return requirements
    .filter(({ code, status }) => code === 'backups' && status === 'warning')
    .map(({ message, remedy }) =>
      translate({
        es: `Respaldos: ${[message, remedy].filter(Boolean).join(' ')}`,
        en: `Backups: ${[message, remedy].filter(Boolean).join(' ')}`,
      }),
    );
}

/** First of all a person must know when nothing that is authorized counts. */
function substituteLines({ substitute_authority: url }: WorkspaceResource): string[] {
  return url === undefined
    ? []
    : [
        translate({
          es: `¡CUIDADO! Producción no va al SRI, sino a ${url}: nada de lo que autorice vale.`,
          en: `CAREFUL! Live does not go to the SRI, but to ${url}: nothing that it authorizes counts.`,
        }),
      ];
}

function secondPlaceLines({ path, state, behind_since, problem }: SecondPlaceResource): readonly string[] {
  if (path === undefined) return [];
  const since =
    behind_since === undefined
      ? ''
      : translate({ es: ` desde ${behind_since}`, en: ` since ${behind_since}` });
  const age =
    state === 'current'
      ? translate({ es: 'al día', en: 'up to date' })
      : `${state === 'late' ? translate({ es: 'ATRASADO', en: 'LATE' }) : translate({ es: 'por copiar', en: 'to be copied' })}${since}`;
  return [
    translate({
      es: `Segundo lugar: ${path}, ${age}${problem === undefined ? '' : `. ${problem}`}`,
      en: `Second place: ${path}, ${age}${problem === undefined ? '' : `. ${problem}`}`,
    }),
  ];
}

function headOfficeLines(headOffice: Status['headOffice']): readonly string[] {
  const { state, url, fetching, retiring, replaced_points: replaced = [] } = headOffice;
  const { fetched_cash_sessions: sessions = [] } = headOffice;
  if (state === 'not_enrolled') return [];
  const message = headOfficeMessage(headOffice);
  return [
    translate({ es: `Matriz: ${url}, ${message}`, en: `Head office: ${url}, ${message}` }),
    ...(fetching
      ? [
          translate({
            es: '  trae de allí lo que aquí falta',
            en: '  fetches from there what is missing here',
          }),
        ]
      : []),
    ...(retiring && state === 'enrolled'
      ? [
          translate({
            es: '  se está retirando: no emite en producción, y termina cuando todo lo suyo esté allí',
            en: '  is being retired: it issues nothing live, and ends once everything of it is there',
          }),
        ]
      : []),
    ...replaced.map(({ establishment, emission_point, instead }) =>
      translate({
        es: `  emite en ${establishment}-${instead} en lugar de ${establishment}-${emission_point}, cuyo último número nada prueba`,
        en: `  issues at ${establishment}-${instead} instead of ${establishment}-${emission_point}, whose last number nothing proves`,
      }),
    ),
    ...sessions.map(({ outcome, operator_name: name, opened_at: at }) =>
      outcome === 'open'
        ? translate({
            es: `  el turno de caja que abrió ${name} el ${at} volvió abierto: ciérrelo si terminó`,
            en: `  the cash session that ${name} opened on ${at} came back open: close it if it is over`,
          })
        : translate({
            es: `  el turno de caja que abrió ${name} el ${at} no se pudo traer: cuente su dinero aparte`,
            en: `  the cash session that ${name} opened on ${at} could not be brought back: count its money apart`,
          }),
    ),
  ];
}

export function headOfficeMessage({
  state,
  waiting = 0,
  problem,
}: Pick<HeadOfficeResource, 'state' | 'waiting' | 'problem'>): string {
  if (state === 'unproven') {
    const agrees = translate({
      es: 'se restauró, y aún no se pone de acuerdo con la matriz',
      en: 'it was restored, and has not agreed with the head office yet',
    });
    return problem === undefined
      ? agrees
      : translate({
          es: `${agrees}; sin conexión (${problem})`,
          en: `${agrees}; no connection (${problem})`,
        });
  }
  if (state === 'forked')
    return translate({
      es: 'otra computadora informa con la misma identidad: esta no informa ni emite en producción',
      en: 'another computer reports with the same identity: this one neither reports nor issues live',
    });
  if (state === 'revoked')
    return translate({
      es: 'ya no recibe a esta caja, que no emite en producción',
      en: 'it takes this till no longer, which issues nothing live',
    });
  const count =
    waiting === 0
      ? translate({ es: 'al día', en: 'up to date' })
      : translate({ es: `${waiting} por enviar`, en: `${waiting} to be sent` });
  return problem === undefined
    ? count
    : translate({ es: `${count}; sin conexión (${problem})`, en: `${count}; no connection (${problem})` });
}

function entityLine({ kind, legal_name, ruc, certificate }: WorkspaceResource['entities'][number]): string {
  const name =
    kind === 'sandbox'
      ? translate({ es: 'Práctica', en: 'Practice' })
      : translate({ es: 'Negocio', en: 'Business' });
  const signed = certificate
    ? translate({
        es: `certificado hasta el ${ecuadorDate(new Date(certificate.valid_until))}`,
        en: `certificate until ${ecuadorDate(new Date(certificate.valid_until))}`,
      })
    : translate({ es: 'sin certificado', en: 'no certificate' });
  return `${name}: ${legal_name} (${ruc}), ${signed}`;
}

/** What keeps a business from issuing, and what to do about each. */
function unreadyLines({ requirements }: ReadinessResource): string[] {
  return requirements
    .filter(({ status, blocking }) => status === 'missing' && blocking)
    .map(({ message, remedy }) =>
      translate({
        es: `  no está listo para emitir: ${[message, remedy].filter(Boolean).join(' ')}`,
        en: `  not ready to issue: ${[message, remedy].filter(Boolean).join(' ')}`,
      }),
    );
}

/** Documents and numbers that a person has to look for. */
function missingLines({ items }: AttentionResource): string[] {
  return items.flatMap((item) => {
    if (item.kind === 'numbering_gap') return [gapLine(item)];
    return item.kind === 'journal_incomplete' ? [journalLine(item)] : [];
  });
}

function journalLine({
  count,
  numbers,
  damaged_months: months,
}: Extract<AttentionItem, { kind: 'journal_incomplete' }>): string {
  const listed = numbers.map(({ number }) => number).join(', ');
  const damaged =
    months.length === 0
      ? ''
      : translate({
          es: ` El diario está dañado en ${months.join(', ')}.`,
          en: ` The journal is damaged in ${months.join(', ')}.`,
        });
  return translate({
    es: `  NO VOLVIERON DEL DIARIO: ${countOf(count)} (${listed}).${damaged}`,
    en: `  NOT BACK FROM THE JOURNAL: ${countOf(count)} (${listed}).${damaged}`,
  });
}

function gapLine({ type, series, count, first }: Extract<AttentionItem, { kind: 'numbering_gap' }>): string {
  const kind = kindLabel(type).toLowerCase();
  const from = formatSequential(first);
  return translate({
    es: `  números que faltan en ${kind} ${series}: ${count}, desde el ${from}`,
    en: `  numbers missing in ${kind} ${series}: ${count}, from ${from}`,
  });
}

export function onlineMessage({ online }: SyncResource): string {
  if (online === null) return translate({ es: 'todavía sin intentos', en: 'no attempt yet' });
  return online
    ? translate({ es: 'en línea', en: 'online' })
    : translate({ es: 'sin respuesta en el último intento', en: 'no answer at the last attempt' });
}

export function countOf(documents: number): string {
  return documents === 1
    ? translate({ es: '1 documento', en: '1 document' })
    : translate({ es: `${documents} documentos`, en: `${documents} documents` });
}
