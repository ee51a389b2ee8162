import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { ShopFile } from '../../contract/business/set-up/shop-file.ts';
import { type ApiKeyResource, createdApiKey } from '../../contract/local.ts';
import { translate } from '../../process/language.ts';
import { type PlanPart, repeatedIn, type ShopFault } from './plan.ts';
import type { ShopState } from './shop-state.ts';

type Key = ShopFile['keys'][number];

/** Keys of programs, by their names and environments; each is written to its file once, when it is made. */
export const planKeys =
  (folder: string): PlanPart =>
  (file, state) => {
    const { keys } = file;
    const missing = keys.filter((key) => !keyThere(key, state));
    return {
      faults: [
        ...repeatedIn(keys, {
          list: 'keys',
          field: 'name',
          keyOf: ({ environment, name }) => `${environment} ${name}`,
        }),
        ...repeatedIn(keys, { list: 'keys', field: 'file', keyOf: (key) => resolve(folder, key.file) }),
        ...keys.flatMap((key, at) =>
          faultsOf(key, { file, state, folder }).map((fault) => ({
            ...fault,
            pointer: `/keys/${at}${fault.pointer}`,
          })),
        ),
      ],
      steps: missing.map(({ file: name, ...body }) => ({
        text: translate({
          es: `Clave «${body.name}» (${body.environment}): se crea y se escribe en ${name}`,
          en: `Key “${body.name}” (${body.environment}): is made and written to ${name}`,
        }),
        by: 'owner',
        run: async (client) => {
          const path = resolve(folder, name);
          // The file first: a key that could not be written would be lost.
          writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
          try {
            const created = await client.call({ method: 'POST', path: '/v1/local/api-keys', body });
            writeFileSync(path, `${createdApiKey.parse(created).key}\n`);
          } catch (reason) {
            rmSync(path, { force: true });
            throw reason;
          }
        },
      })),
    };
  };

function keyThere({ name, environment }: Key, { keys }: ShopState): ApiKeyResource | undefined {
  return keys.find((one) => one.name === name && one.environment === environment);
}

function faultsOf(
  key: Key,
  { file, state, folder }: { file: ShopFile; state: ShopState; folder: string },
): readonly ShopFault[] {
  const there = keyThere(key, state);
  if (there) {
    const same =
      isDeepStrictEqual(key.scopes.toSorted(), there.scopes.toSorted()) &&
      isDeepStrictEqual(key.allowed_origins.toSorted(), there.allowed_origins.toSorted());
    const message = translate({
      es: 'Ya hay una con este nombre y otros permisos: revóquela antes, o dele otro nombre.',
      en: 'There is one with this name and other permissions: revoke it first, or give this one another name.',
    });
    return same ? [] : [{ pointer: '/name', message }];
  }
  return [
    ...(key.environment === 'sandbox' || file.business || state.business
      ? []
      : [
          {
            pointer: '/environment',
            refersTo: 'business' as const,
            message: translate({
              es: 'Falta el negocio: en el archivo o en la instalación.',
              en: 'The business is missing: in the file or in the installation.',
            }),
          },
        ]),
    ...(existsSync(resolve(folder, key.file))
      ? [
          {
            pointer: '/file',
            message: translate({
              es: 'Ya existe ese archivo, y no se escribe sobre él.',
              en: 'That file is there already, and is not written over.',
            }),
          },
        ]
      : []),
  ];
}
