import type { Command } from 'commander';
import { ConfigError } from '../../config/config-error.ts';
import { type OperatorResource, operatorResource } from '../../contract/counter/operator.ts';
import type { OperatorRole } from '../../contract/counter/permissions.ts';
import { listOf } from '../../contract/list.ts';
import { translate } from '../../process/language.ts';
import type { Client } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { askHidden } from '../input/ask-hidden.ts';
import { readPassword, STANDARD } from '../input/files.ts';
import { placeholders } from '../input/placeholders.ts';

const path = '/v1/local/operators';

/** `operators …`: who works at the counter, for the owner of the data when nobody knows a PIN any more. */
export function addOperatorCommands(program: Command, { withClient, guarded, print }: CommandTools): void {
  const operators = program
    .command('operators')
    .description(translate({ es: 'personas del mostrador', en: 'people of the counter' }));
  operators
    .command('list')
    .description(
      translate({ es: 'lista a las personas, sin sus PIN', en: 'lists the people, without their PINs' }),
    )
    .action(() =>
      withClient(async (client) => {
        const data = await peopleOf(client);
        const text =
          data.length === 0
            ? translate({ es: 'Aún no hay operadores.', en: 'No operators yet.' })
            : data.map(personLine).join('\n');
        print({ data }, text);
      }),
    );
  operators
    .command('reset-pin')
    .description(
      translate({
        es: 'cambia el PIN de una persona y termina su espera; lo pregunta sin mostrarlo',
        en: 'changes the PIN of a person and ends their wait; asks for it without showing it',
      }),
    )
    .argument(
      `<${placeholders.person}>`,
      translate({
        es: 'su nombre, o el id que da «operators list»',
        en: 'their name, or the id that “operators list” gives',
      }),
    )
    .option(
      '--pin-stdin',
      translate({
        es: 'lee el PIN de la primera línea de la entrada estándar',
        en: 'reads the PIN from the first line of standard input',
      }),
    )
    .action((person: string, { pinStdin }: { pinStdin?: true }) =>
      guarded(async () => {
        const pin = pinStdin ? readPassword(STANDARD) : await askPinTwice();
        await withClient(async (client) => {
          const { id } = personNamed(await peopleOf(client), person);
          const answer = await client.call({ method: 'PUT', path: `${path}/${id}/pin`, body: { pin } });
          print(
            answer,
            translate({
              es: `El PIN de ${operatorResource.parse(answer).name} quedó cambiado.`,
              en: `The PIN of ${operatorResource.parse(answer).name} was changed.`,
            }),
          );
        });
      }),
    );
}

async function peopleOf(client: Client): Promise<readonly OperatorResource[]> {
  return listOf(operatorResource).parse(await client.call({ method: 'GET', path })).data;
}

async function askPinTwice(): Promise<string> {
  const otherwise = translate({
    es: 'Aquí no hay terminal donde preguntar el PIN: páselo por la entrada con --pin-stdin.',
    en: 'There is no terminal here to ask for the PIN: give it on standard input with --pin-stdin.',
  });
  const pin = await askHidden(
    translate({ es: 'PIN nuevo (de 4 a 8 cifras): ', en: 'New PIN (4 to 8 digits): ' }),
    otherwise,
  );
  if ((await askHidden(translate({ es: 'Otra vez: ', en: 'Again: ' }), otherwise)) !== pin)
    throw new ConfigError({ es: 'Los dos PIN no son iguales.', en: 'The two PINs are not the same.' });
  return pin;
}

function personNamed(people: readonly OperatorResource[], nameOrId: string): OperatorResource {
  const isNamed = ({ id, name }: OperatorResource) =>
    id === nameOrId || name.localeCompare(nameOrId, 'es', { sensitivity: 'base' }) === 0;
  const [person, another] = people.filter(isNamed);
  if (!person)
    throw new ConfigError({
      es: `No hay nadie llamado «${nameOrId}»: vea «operators list».`,
      en: `There is nobody called “${nameOrId}”: see “operators list”.`,
    });
  if (another)
    throw new ConfigError({
      es: `Hay varias personas llamadas «${nameOrId}»: diga su id.`,
      en: `There are several people called “${nameOrId}”: say the id.`,
    });
  return person;
}

const roleNames: Readonly<Record<OperatorRole, string>> = {
  cashier: translate({ es: 'cajero', en: 'cashier' }),
  supervisor: 'supervisor',
  accountant: translate({ es: 'contador', en: 'accountant' }),
  administrator: translate({ es: 'administrador', en: 'administrator' }),
};

function personLine({ id, name, role, active, has_pin, locked_until: until }: OperatorResource): string {
  const state = !active
    ? translate({ es: 'inactivo', en: 'inactive' })
    : !has_pin
      ? translate({ es: 'activo, aún sin PIN en esta caja', en: 'active, no PIN at this till yet' })
      : until === undefined
        ? translate({ es: 'activo', en: 'active' })
        : translate({ es: 'en espera por PIN incorrectos', en: 'waiting after wrong PINs' });
  return [id, roleNames[role].padEnd(13), name, state].join('  ');
}
