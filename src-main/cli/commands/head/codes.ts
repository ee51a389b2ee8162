import type { Command } from 'commander';
import { z } from 'zod';
import {
  type EnrolmentCodeResource,
  enrolmentCodeResource,
} from '../../../contract/head/access/enrolment-codes.ts';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { placeholders } from '../../input/placeholders.ts';
import { callHead } from './call-head.ts';

const codeAnswer = z.object({ code: z.string() });
const codesAnswer = z.object({ data: z.array(enrolmentCodeResource) });

/** `head codes`: given, listed and revoked. */
export function addCodeCommands(head: Command, { guarded, dataDir, print }: CommandTools): void {
  const codes = head
    .command('codes')
    .description(translate({ es: 'códigos para unir cajas', en: 'codes that enrol tills' }));
  codes
    .command('create')
    .description(
      translate({
        es: 'da un código nuevo, que sirve una vez y durante 24 horas',
        en: 'gives a new code, which serves once and for 24 hours',
      }),
    )
    .option(
      `--establishment <${placeholders.code}>`,
      translate({
        es: 'solo para cajas de este establecimiento',
        en: 'only for tills of this establishment',
      }),
    )
    .option(
      `--name <${placeholders.name}>`,
      translate({
        es: 'para qué caja es, para reconocerlo',
        en: 'which till it is for, to tell it from others',
      }),
    )
    .action((body: { establishment?: string; name?: string }) =>
      guarded(async () => {
        const answer = await callHead(dataDir(), 'POST', '/v1/head/enrolment-codes', body);
        print(answer, codeAnswer.parse(answer).code);
      }),
    );
  codes
    .command('list')
    .description(translate({ es: 'los códigos que aún sirven', en: 'the codes that still serve' }))
    .action(() =>
      guarded(async () => {
        const answer = await callHead(dataDir(), 'GET', '/v1/head/enrolment-codes');
        const { data } = codesAnswer.parse(answer);
        print(
          answer,
          data.length === 0
            ? translate({ es: 'Ningún código espera.', en: 'No code is waiting.' })
            : data.map(codeLine).join('\n'),
        );
      }),
    );
  codes
    .command('revoke')
    .description(
      translate({
        es: 'quita un código: desde ahora no sirve',
        en: 'takes a code away: it serves no longer',
      }),
    )
    .argument(
      `<${placeholders.id}>`,
      translate({ es: 'el que da «head codes list»', en: 'as “head codes list” gives it' }),
    )
    .action((id: string) =>
      guarded(async () => {
        const path = `/v1/head/enrolment-codes/${encodeURIComponent(id)}`;
        print(
          await callHead(dataDir(), 'DELETE', path),
          translate({ es: 'El código ya no sirve.', en: 'The code serves no longer.' }),
        );
      }),
    );
}

function codeLine({ id, name, establishment, created_at, expires_at }: EnrolmentCodeResource): string {
  return [
    id,
    ...(name === undefined ? [] : [name]),
    establishment ?? translate({ es: 'cualquier establecimiento', en: 'any establishment' }),
    translate({ es: `de ${created_at}`, en: `of ${created_at}` }),
    translate({ es: `sirve hasta ${expires_at}`, en: `serves until ${expires_at}` }),
  ].join('  ');
}
