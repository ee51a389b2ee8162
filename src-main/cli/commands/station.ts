import type { Command } from 'commander';
import { headOfficeResource } from '../../contract/head/stations/head-office.ts';
import { translate } from '../../process/language.ts';
import type { CommandTools } from '../command-tools.ts';
import { placeholders } from '../input/placeholders.ts';
import { headOfficeMessage } from '../output/status-lines.ts';

const path = '/v1/local/head-office';

/** `enrol`, `leave` and `station url`: this till and its head office. */
export function addStationCommands(program: Command, { withClient, print }: CommandTools): void {
  program
    .command('enrol')
    .description(
      translate({
        es: 'une esta caja a una matriz, que recibe desde entonces lo que aquí se emite',
        en: 'enrols this till at a head office, which receives from then on what is issued here',
      }),
    )
    .argument(
      `<${placeholders.code}>`,
      translate({
        es: 'el que dio «head codes create» en la matriz',
        en: 'the one that “head codes create” gave at the head office',
      }),
    )
    .option(
      `--name <${placeholders.name}>`,
      translate({
        es: 'cómo se llama esta caja en la matriz (si no: su punto de emisión, o el nombre de la computadora)',
        en: 'what the head office calls this till (else: its emission point, or the name of the computer)',
      }),
    )
    .option(
      `--address <${placeholders.address}>`,
      translate({
        es: 'dónde contesta la matriz, si el código son solo sus doce letras y cifras: 192.168.1.10',
        en: 'where the head office answers, if the code is its twelve letters and digits alone: 192.168.1.10',
      }),
    )
    .action((code: string, { name, address }: { name?: string; address?: string }) =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'POST', path, body: { code, name, address } });
        const headOffice = headOfficeResource.parse(answer);
        print(
          headOffice,
          translate({
            es: `Esta caja informa a ${headOffice.url}: ${headOfficeMessage(headOffice)}.`,
            en: `This till reports to ${headOffice.url}: ${headOfficeMessage(headOffice)}.`,
          }),
        );
      }),
    );
  program
    .command('station')
    .description(
      translate({
        es: 'esta caja y la dirección de su matriz',
        en: 'this till and the address of its head office',
      }),
    )
    .command('url')
    .description(
      translate({
        es: 'la misma matriz contesta ahora en otra dirección',
        en: 'the same head office answers at another address now',
      }),
    )
    .argument(
      `<${placeholders.address}>`,
      translate({ es: 'como https://matriz.ejemplo.ec:7443', en: 'such as https://head.example.ec:7443' }),
    )
    .action((url: string) =>
      withClient(async (client) => {
        const headOffice = headOfficeResource.parse(
          await client.call({ method: 'PATCH', path, body: { url } }),
        );
        print(
          headOffice,
          translate({
            es: `Esta caja informa a ${headOffice.url}: ${headOfficeMessage(headOffice)}.`,
            en: `This till reports to ${headOffice.url}: ${headOfficeMessage(headOffice)}.`,
          }),
        );
      }),
    );
  program
    .command('leave')
    .description(
      translate({
        es: 'separa esta caja de su matriz; lo que la matriz ya tiene se queda en ella',
        en: 'takes this till from its head office; what the head office has stays there',
      }),
    )
    .action(() =>
      withClient(async (client) => {
        const answer = await client.call({ method: 'DELETE', path });
        print(
          headOfficeResource.parse(answer),
          translate({
            es: 'Esta caja ya no informa a ninguna matriz.',
            en: 'This till reports to no head office any more.',
          }),
        );
      }),
    );
}
