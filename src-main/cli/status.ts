import type { SyncResource, WorkspaceResource } from '../contract/local.ts';

/** The state of the installation in a few lines for a person. */
export function statusLines(workspace: WorkspaceResource, sync: SyncResource): string {
  return [
    `Mostrador ${workspace.version}`,
    ...workspace.entities.map(entityLine),
    `SRI: ${onlineWords(sync)}; ${sync.waiting} documentos por decidir, ${sync.unsent} sin enviar`,
  ].join('\n');
}

function entityLine({ kind, legal_name, ruc, certificate }: WorkspaceResource['entities'][number]): string {
  const name = kind === 'sandbox' ? 'Práctica' : 'Negocio';
  const signed = certificate
    ? `certificado hasta el ${certificate.valid_until.slice(0, 10)}`
    : 'sin certificado';
  return `${name}: ${legal_name} (${ruc}), ${signed}`;
}

function onlineWords({ online }: SyncResource): string {
  if (online === null) return 'todavía sin intentos';
  return online ? 'en línea' : 'sin respuesta en el último intento';
}
