import type { Command } from 'commander';
import {
  type DocumentStatus,
  type DocumentType,
  documentStatuses,
  documentTypes,
  type Environment,
  knownChannels,
} from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import { environmentOption } from '../../input/environment-option.ts';
import { oneOf, parseChannel, parseDate, parsePair, repeated } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';

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
    .option(...environmentOption)
    .option(
      `--type <${placeholders.type}>`,
      translate({ es: `${documentTypes.join(', ')}; se repite`, en: `${documentTypes.join(', ')}; repeats` }),
      repeated(oneOf(documentTypes)),
    )
    .option(
      `--status <${placeholders.status}>`,
      translate({
        es: `${documentStatuses.join(', ')}; se repite`,
        en: `${documentStatuses.join(', ')}; repeats`,
      }),
      repeated(oneOf(documentStatuses)),
    )
    .option(
      `--counterparty <${placeholders.identification}>`,
      translate({
        es: 'del comprador, proveedor, transportista o destinatario',
        en: 'of the buyer, supplier, carrier or recipient',
      }),
    )
    .option(
      `--from <${placeholders.date}>`,
      translate({ es: 'emitidos desde ese día', en: 'issued since that day' }),
      parseDate,
    )
    .option(
      `--to <${placeholders.date}>`,
      translate({ es: 'emitidos hasta ese día', en: 'issued until that day' }),
      parseDate,
    )
    .option(
      `--channel <${placeholders.channel}>`,
      translate({
        es: `${knownChannels.join(', ')} o una tienda en línea; se repite`,
        en: `${knownChannels.join(', ')} or a web shop; repeats`,
      }),
      repeated(parseChannel),
    )
    .option(
      `--metadata <${placeholders.keyValue}>`,
      translate({ es: 'valor exacto; se repite', en: 'exact value; repeats' }),
      repeated(parsePair),
    );
}

/** What the options ask of a list, as the API names it. */
export function filtersFrom(
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
