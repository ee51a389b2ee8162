import type { Command } from 'commander';
import { ConfigError } from '../../config.ts';
import { type OperatorResource, operatorResource } from '../../contract/counter/operator.ts';
import type { OperatorRole } from '../../contract/counter/permissions.ts';
import { listOf } from '../../contract/list.ts';
import type { Client } from '../client.ts';
import type { CommandTools } from '../command-tools.ts';
import { askHidden } from '../input/ask-hidden.ts';
import { readPassword, STANDARD } from '../input/files.ts';

const path = '/v1/local/operators';

/** `operators …`: who works at the counter, for the owner of the data when nobody knows a PIN any more. */
export function addOperatorCommands(program: Command, { withClient, guarded, print }: CommandTools): void {
  const operators = program.command('operators').description('personas del mostrador');
  operators
    .command('list')
    .description('lista a las personas, sin sus PIN')
    .action(() =>
      withClient(async (client) => {
        const data = await peopleOf(client);
        const text = data.length === 0 ? 'Aún no hay operadores.' : data.map(personLine).join('\n');
        print({ data }, text);
      }),
    );
  operators
    .command('reset-pin')
    .description('cambia el PIN de una persona y termina su espera; lo pregunta sin mostrarlo')
    .argument('<persona>', 'su nombre, o el id que da «operators list»')
    .option('--pin-stdin', 'lee el PIN de la primera línea de la entrada estándar')
    .action((person: string, { pinStdin }: { pinStdin?: true }) =>
      guarded(async () => {
        const pin = pinStdin ? readPassword(STANDARD) : await askPinTwice();
        await withClient(async (client) => {
          const { id } = personNamed(await peopleOf(client), person);
          const answer = await client.call({ method: 'PUT', path: `${path}/${id}/pin`, body: { pin } });
          print(answer, `El PIN de ${operatorResource.parse(answer).name} quedó cambiado.`);
        });
      }),
    );
}

async function peopleOf(client: Client): Promise<readonly OperatorResource[]> {
  return listOf(operatorResource).parse(await client.call({ method: 'GET', path })).data;
}

async function askPinTwice(): Promise<string> {
  const otherwise = 'Aquí no hay terminal donde preguntar el PIN: páselo por la entrada con --pin-stdin.';
  const pin = await askHidden('PIN nuevo (de 4 a 8 cifras): ', otherwise);
  if ((await askHidden('Otra vez: ', otherwise)) !== pin)
    throw new ConfigError('Los dos PIN no son iguales.');
  return pin;
}

function personNamed(people: readonly OperatorResource[], said: string): OperatorResource {
  const isNamed = ({ id, name }: OperatorResource) =>
    id === said || name.localeCompare(said, 'es', { sensitivity: 'base' }) === 0;
  const [person, another] = people.filter(isNamed);
  if (!person) throw new ConfigError(`No hay nadie llamado «${said}»: vea «operators list».`);
  if (another) throw new ConfigError(`Hay varias personas llamadas «${said}»: diga su id.`);
  return person;
}

const roleNames: Readonly<Record<OperatorRole, string>> = {
  cashier: 'cajero',
  supervisor: 'supervisor',
  accountant: 'contador',
  administrator: 'administrador',
};

function personLine({ id, name, role, active, locked_until: until }: OperatorResource): string {
  const state = !active ? 'inactivo' : until === undefined ? 'activo' : 'en espera por PIN incorrectos';
  return [id, roleNames[role].padEnd(13), name, state].join('  ');
}
