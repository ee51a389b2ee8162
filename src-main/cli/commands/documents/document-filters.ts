import type { Command } from 'commander';
import {
  type DocumentStatus,
  type DocumentType,
  documentStatuses,
  documentTypes,
  type Environment,
  knownChannels,
} from '../../../documents/kinds.ts';
import {
  oneOf,
  parseChannel,
  parseDate,
  parseEnvironment,
  parsePair,
  repeated,
} from '../../input/options.ts';

export interface FilterOptions {
  readonly environment: Environment;
  readonly type?: readonly DocumentType[];
  readonly status?: readonly DocumentStatus[];
  readonly counterparty?: string;
  readonly from?: string;
  readonly to?: string;
  readonly channel?: readonly string[];
  readonly metadata?: readonly (readonly [string, string])[];
}

/** The filters of a list of documents, as options of a command. */
export function withFilters(command: Command): Command {
  return command
    .option('--environment <ambiente>', 'sandbox, test o live', parseEnvironment, 'sandbox')
    .option('--type <tipo>', `${documentTypes.join(', ')}; se repite`, repeated(oneOf(documentTypes)))
    .option(
      '--status <estado>',
      `${documentStatuses.join(', ')}; se repite`,
      repeated(oneOf(documentStatuses)),
    )
    .option('--counterparty <identificación>', 'del comprador, proveedor, transportista o destinatario')
    .option('--from <fecha>', 'emitidos desde ese día', parseDate)
    .option('--to <fecha>', 'emitidos hasta ese día', parseDate)
    .option(
      '--channel <canal>',
      `${knownChannels.join(', ')} o una tienda en línea; se repite`,
      repeated(parseChannel),
    )
    .option('--metadata <clave=valor>', 'valor exacto; se repite', repeated(parsePair));
}

/** What the options ask of a list, as the API names it. */
export function filtersSaid(
  { type, status, counterparty, from, to, channel, metadata }: FilterOptions,
  q: string | undefined,
) {
  return {
    type,
    status,
    counterparty,
    channel,
    q,
    'issue_date[gte]': from,
    'issue_date[lte]': to,
    ...(metadata && { metadata: Object.fromEntries(metadata) }),
  };
}
