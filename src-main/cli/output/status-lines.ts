import type { ReadinessResource } from '../../contract/business/entity.ts';
import type { SecondPlaceResource } from '../../contract/business/second-place.ts';
import type { SyncResource } from '../../contract/delivery/sync.ts';
import type { HeadOfficeResource } from '../../contract/head/head-office.ts';
import type { WorkspaceResource } from '../../contract/local.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';

interface Status {
  readonly workspace: WorkspaceResource;
  readonly readiness: readonly ReadinessResource[];
  readonly sync: SyncResource;
  readonly secondPlace: SecondPlaceResource;
  readonly headOffice: Omit<HeadOfficeResource, 'object'>;
}

/** The state of the installation in a few lines for a person. */
export function statusLines({ workspace, readiness, sync, secondPlace, headOffice }: Status): string {
  return [
    `Mostrador ${workspace.version}${updateMessage(workspace)}`,
    ...workspace.entities.flatMap((entity) => [
      entityLine(entity),
      ...readiness.filter(({ entity_id }) => entity_id === entity.id).flatMap(unreadyLines),
    ]),
    ...substituteLines(workspace),
    `SRI: ${onlineMessage(sync)}; ${countOf(sync.waiting)} por decidir, ${sync.unsent} sin enviar`,
    ...secondPlaceLines(secondPlace),
    ...headOfficeLines(headOffice),
    ...readiness.flatMap(backupLines),
  ].join('\n');
}

/** What a person may do about it; a search for updates is no news. */
function updateMessage({ update }: WorkspaceResource): string {
  if (update?.state === 'ready')
    return `; la ${update.version} está lista: instálela en Ajustes › Actualizaciones`;
  return update?.state === 'downloading' ? `; se descarga la ${update.version}` : '';
}

function backupLines({ requirements }: ReadinessResource): readonly string[] {
  return requirements
    .filter(({ code, status }) => code === 'backups' && status === 'warning')
    .map(({ message, remedy }) => `Respaldos: ${[message, remedy].filter(Boolean).join(' ')}`);
}

/** First of all a person must know when nothing that is authorized counts. */
function substituteLines({ substitute_authority: url }: WorkspaceResource): string[] {
  return url === undefined
    ? []
    : [`¡CUIDADO! Producción no va al SRI, sino a ${url}: nada de lo que autorice vale.`];
}

function secondPlaceLines({ path, state, behind_since, problem }: SecondPlaceResource): readonly string[] {
  if (path === undefined) return [];
  const since = behind_since === undefined ? '' : ` desde ${behind_since}`;
  const age = state === 'current' ? 'al día' : `${state === 'late' ? 'ATRASADO' : 'por copiar'}${since}`;
  return [`Segundo lugar: ${path}, ${age}${problem === undefined ? '' : `. ${problem}`}`];
}

function headOfficeLines({ state, url, waiting, problem }: Status['headOffice']): readonly string[] {
  return state === 'not_enrolled'
    ? []
    : [`Matriz: ${url}, ${headOfficeMessage({ state, waiting, problem })}`];
}

export function headOfficeMessage({
  state,
  waiting = 0,
  problem,
}: Pick<HeadOfficeResource, 'state' | 'waiting' | 'problem'>): string {
  if (state === 'unproven') {
    const agrees = 'se restauró, y aún no se pone de acuerdo con la matriz';
    return problem === undefined ? agrees : `${agrees}; sin conexión (${problem})`;
  }
  if (state === 'forked')
    return 'otra computadora informa con la misma identidad: esta no informa ni emite en producción';
  if (state === 'revoked') return 'ya no recibe a esta caja, que no emite en producción';
  const count = waiting === 0 ? 'al día' : `${waiting} por enviar`;
  return problem === undefined ? count : `${count}; sin conexión (${problem})`;
}

function entityLine({ kind, legal_name, ruc, certificate }: WorkspaceResource['entities'][number]): string {
  const name = kind === 'sandbox' ? 'Práctica' : 'Negocio';
  const signed = certificate
    ? `certificado hasta el ${ecuadorDate(new Date(certificate.valid_until))}`
    : 'sin certificado';
  return `${name}: ${legal_name} (${ruc}), ${signed}`;
}

/** What keeps a business from issuing, and what to do about each. */
function unreadyLines({ requirements }: ReadinessResource): string[] {
  return requirements
    .filter(({ status, blocking }) => status === 'missing' && blocking)
    .map(
      ({ message, remedy }) => `  no está listo para emitir: ${[message, remedy].filter(Boolean).join(' ')}`,
    );
}

export function onlineMessage({ online }: SyncResource): string {
  if (online === null) return 'todavía sin intentos';
  return online ? 'en línea' : 'sin respuesta en el último intento';
}

export function countOf(documents: number): string {
  return documents === 1 ? '1 documento' : `${documents} documentos`;
}
