import { basename } from 'node:path';
import type { Command } from 'commander';
import { documentResource } from '../../contract/documents/document-resource.ts';
import {
  type PurchaseArrival,
  purchaseList,
  purchaseResource,
  purchaseStates,
  purchaseUpload,
  purchaseWithholding,
} from '../../contract/documents/purchases/purchase.ts';
import type { Environment } from '../../documents/kinds.ts';
import { type PurchaseKind, purchaseKinds } from '../../documents/purchase/purchase-content.ts';
import { translate } from '../../process/language.ts';
import { exitCodes } from '../../startup/exit-codes.ts';
import { actIn } from '../acting.ts';
import { type Client, NotDoneError, RefusedError } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { environmentOption } from '../input/environment-option.ts';
import { readBytes } from '../input/files.ts';
import { oneOf, wholeNumberOf } from '../input/options.ts';
import { placeholders } from '../input/placeholders.ts';
import { statusLine } from '../output/documents/document-lines.ts';
import { arrivalLine, purchaseLines, purchaseRow, suggestionLines } from '../output/purchase-lines.ts';
import { searchOf } from '../search-of.ts';
import { addReceive } from './purchase-goods.ts';

const path = '/v1/local/purchases';
const addressOf = (id: string) => `${path}/${encodeURIComponent(id)}`;

interface OfEnvironment {
  readonly environment: Environment;
}

/** `purchases …`: what suppliers issued to the business, and what is withheld of it. */
export function addPurchaseCommands(program: Command, tools: CommandTools): void {
  const purchases = program.command('purchases').description(
    translate({
      es: 'compras: traer lo que emiten los proveedores, y retener',
      en: 'purchases: bring in what suppliers issue, and withhold',
    }),
  );
  addList(purchases, tools);
  addShow(purchases, tools);
  addAdd(purchases, tools);
  addWithhold(purchases, tools);
  addReceive(purchases, tools);
}

function addList(purchases: Command, { withClient, print }: CommandTools): void {
  purchases
    .command('list')
    .option(...environmentOption)
    .description(
      translate({
        es: 'las lista: primero las que falta retener, por su vencimiento',
        en: 'lists them: first those to withhold, by their due date',
      }),
    )
    .option(`--state <${placeholders.status}>`, purchaseStates.join(', '), oneOf(purchaseStates))
    .option(
      `--search <${placeholders.text}>`,
      translate({ es: 'nombre, RUC o número', en: 'name, RUC or number' }),
    )
    .option(
      `--limit <${placeholders.count}>`,
      translate({ es: 'hasta 200', en: 'up to 200' }),
      wholeNumberOf(1, 200),
      50,
    )
    .action(({ environment, search: q, ...query }: OfEnvironment & { readonly search?: string }) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const answer = await acting.call({ method: 'GET', path: `${path}${searchOf({ ...query, q })}` });
        const { data } = purchaseList.parse(answer);
        print(
          answer,
          data.length === 0 ? translate({ es: 'Nada.', en: 'Nothing.' }) : data.map(purchaseRow).join('\n'),
        );
      }),
    );
}

function addShow(purchases: Command, { withClient, print }: CommandTools): void {
  purchases
    .command('show')
    .option(...environmentOption)
    .description(translate({ es: 'muestra una', en: 'shows one' }))
    .argument(`<${placeholders.id}>`, translate({ es: 'el de la compra', en: 'that of the purchase' }))
    .action((id: string, { environment }: OfEnvironment) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const answer = await acting.call({ method: 'GET', path: addressOf(id) });
        print(answer, purchaseLines(purchaseResource.parse(answer)));
      }),
    );
}

interface AddOptions extends OfEnvironment {
  readonly accessKey?: readonly string[];
}

function addAdd(purchases: Command, { withClient, print, terminal }: CommandTools): void {
  purchases
    .command('add')
    .option(...environmentOption)
    .description(
      translate({
        es: 'registra compras: XML, ZIP, correos (.eml), el listado de recibidos del SRI, o claves de acceso',
        en: 'takes purchases in: XML, ZIP, e-mails (.eml), the SRI’s list of documents received, or access keys',
      }),
    )
    .argument(`[${placeholders.files}...]`, translate({ es: 'de 1 a 20', en: 'from 1 to 20' }))
    .option(
      `--access-key <${placeholders.keys}...>`,
      translate({
        es: 'claves de acceso, que se leen del SRI',
        en: 'access keys, which are read at the SRI',
      }),
    )
    .action((files: readonly string[], { environment, accessKey: keys = [] }: AddOptions) =>
      withClient(async (client) => {
        if (files.length + keys.length === 0)
          throw new NotDoneError(
            translate({
              es: 'Indique archivos, o claves con --access-key.',
              en: 'Give files, or keys with --access-key.',
            }),
          );
        const acting = await actIn(client, environment);
        const uploads = files.length === 0 ? [] : await uploaded(acting, files);
        const typed = keys.map((access_key) => ({
          file: 'SRI',
          access_key,
          result: 'listed' as const,
          faults: [],
        }));
        const arrivals: PurchaseArrival[] = [];
        for (const arrival of [...uploads, ...typed]) arrivals.push(await settled(acting, arrival));
        print({ object: 'purchase_upload', data: arrivals }, arrivals.map(arrivalLine).join('\n'));
        if (arrivals.some(({ result }) => result === 'refused')) terminal.exitCode = exitCodes.failed;
      }),
    );
}

async function uploaded(acting: Client, files: readonly string[]): Promise<readonly PurchaseArrival[]> {
  const upload = new FormData();
  for (const file of files) upload.append('file', new Blob([readBytes(file)]), basename(file));
  return purchaseUpload.parse(await acting.call({ method: 'POST', path: `${path}/files`, upload })).data;
}

/** What became of an arrival of which only the key was there: it is read at the authority. */
async function settled(acting: Client, arrival: PurchaseArrival): Promise<PurchaseArrival> {
  if (arrival.result !== 'listed') return arrival;
  try {
    const body = { access_key: arrival.access_key };
    const answer = await acting.call({ method: 'POST', path, body });
    const { id, document_type, number, supplier, total } = purchaseResource.parse(answer);
    return {
      ...arrival,
      result: 'added',
      purchase_id: id,
      document_type,
      number,
      supplier: supplier.name,
      total,
    };
  } catch (reason) {
    const faults = reason instanceof RefusedError ? (reason.problem.errors ?? []) : [];
    if (faults.length === 0) throw reason;
    const isThere = faults.every(({ code }) => code === 'already_exists');
    return { ...arrival, result: isThere ? 'there' : 'refused', faults: [...faults] };
  }
}

interface WithholdOptions extends OfEnvironment {
  readonly kind?: PurchaseKind;
  readonly preview?: true;
}

function addWithhold(purchases: Command, { withClient, print }: CommandTools): void {
  purchases
    .command('withhold')
    .option(...environmentOption)
    .description(
      translate({
        es: 'emite la retención que se sugiere para una compra',
        en: 'issues the withholding that is suggested for a purchase',
      }),
    )
    .argument(`<${placeholders.id}>`, translate({ es: 'el de la compra', en: 'that of the purchase' }))
    .option(
      `--kind <${placeholders.kind}>`,
      translate({
        es: 'goods si compró bienes, services si servicios',
        en: 'goods if goods were bought, services if services',
      }),
      oneOf(purchaseKinds),
    )
    .option(
      '--preview',
      translate({
        es: 'muestra qué se retendría y por qué, sin emitir nada',
        en: 'shows what would be withheld and why, without issuing anything',
      }),
    )
    .action((id: string, { environment, kind, preview }: WithholdOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        if (kind) await acting.call({ method: 'PATCH', path: addressOf(id), body: { kind } });
        const purchase = purchaseResource.parse(await acting.call({ method: 'GET', path: addressOf(id) }));
        const { document } = purchase.withholding;
        if (document && !preview)
          throw new NotDoneError(
            translate({
              es: `Ya se retuvo con ${document.number}.`,
              en: `Withheld already with ${document.number}.`,
            }),
          );
        const answer = await acting.call({ method: 'GET', path: `${addressOf(id)}/withholding` });
        const { suggestion, body } = purchaseWithholding.parse(answer);
        const lines = suggestionLines(suggestion);
        if (preview) return print(answer, lines);
        // A lost answer is asked for again without a second document; a purchase that changed is another request.
        const headers = { 'idempotency-key': `purchase-${id}-${purchase.updated_at}` };
        const issued = await acting.call({ method: 'POST', path: '/v1/ec/withholdings', body, headers });
        const withholding = documentResource.parse(issued);
        print(withholding, [lines, statusLine(withholding)].join('\n'));
      }),
    );
}
