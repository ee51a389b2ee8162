import { resolve } from 'node:path';
import type { Command } from 'commander';
import { transactionAnnex } from '../../../contract/reports/transaction-annex.ts';
import type { Environment } from '../../../documents/kinds.ts';
import { translate } from '../../../process/language.ts';
import { actIn } from '../../acting.ts';
import type { CommandTools } from '../../command-tools.ts';
import { STANDARD, writeBytes } from '../../input/files.ts';
import { placeholders } from '../../input/placeholders.ts';
import { annexLines } from '../../output/reports/annex-lines.ts';
import { searchOf } from '../../search-of.ts';

interface AtsOptions {
  readonly environment: Environment;
  readonly out?: string;
  readonly all?: true;
}

const path = '/v1/local/reports/transaction-annex';

/** `reports ats`: the annex of transactions of a month; what a person must see to is printed also where it is saved. */
export function addAts(command: Command, { withClient, print, terminal }: CommandTools): void {
  command
    .description(
      translate({
        es: 'el anexo transaccional (ATS) de un mes: qué tiene y qué le falta; con --out, lo guarda',
        en: 'the annex of transactions (ATS) of a month: what it has and lacks; with --out, saves it',
      }),
    )
    .option(
      `--out <${placeholders.file}>`,
      translate({
        es: 'dónde guardar el XML, o el ZIP que recibe el SRI si termina en .zip; - es la salida',
        en: 'where to save the XML, or the ZIP that the SRI takes if it ends in .zip; - is standard output',
      }),
    )
    .option(
      '--all',
      translate({
        es: 'también los documentos electrónicos propios y las compras con retención electrónica, que no se informan',
        en: 'also your own electronic documents and purchases with an electronic withholding, which need not be reported',
      }),
    )
    .action((month: string, { environment, out, all }: AtsOptions) =>
      withClient(async (client) => {
        const acting = await actIn(client, environment);
        const query = { month, contents: all ? 'all' : 'required' };
        if (out !== undefined) {
          const format = out.toLowerCase().endsWith('.zip') ? 'zip' : 'xml';
          await writeBytes(
            out,
            await acting.download({ path: `${path}/file${searchOf({ ...query, format })}` }),
            terminal,
          );
          if (out === STANDARD) return;
        }
        const answer = await acting.call({ method: 'GET', path: `${path}${searchOf(query)}` });
        const summary = annexLines(transactionAnnex.parse(answer));
        print(answer, out === undefined ? summary : `${summary}\n${resolve(out)}`);
      }),
    );
}
