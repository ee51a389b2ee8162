import { readFileSync } from 'node:fs';
import { ConfigError } from '../../config/config-error.ts';
import { type Environment, environments } from '../../documents/kinds.ts';

/** The API key an agent acts by. */
export interface AgentKey {
  readonly key: string;
  /** The key's kind decides it (interface specification, "Authentication"). */
  readonly environment: Environment;
}

/**
 * The key of `--key-file` (its first line) or of `MOSTRADOR_API_KEY`; never an argument, which every user of the
 * computer could read. Throws a ConfigError that says what to do, and never the key.
 */
export function readAgentKey(sources: {
  readonly keyFile?: string | undefined;
  readonly env: NodeJS.ProcessEnv;
}): AgentKey {
  const { keyFile, env } = sources;
  const key = keyFile === undefined ? env.MOSTRADOR_API_KEY?.trim() : firstLineOf(keyFile);
  if (key === undefined || key === '') {
    throw new ConfigError({
      es:
        'Falta la clave de API del agente. Créela con «keys create --environment sandbox», guárdela en un archivo e ' +
        'indíquelo con --key-file, o póngala en la variable MOSTRADOR_API_KEY.',
      en:
        'The API key of the agent is missing. Make it with “keys create --environment sandbox”, keep it in a ' +
        'file and name that with --key-file, or put it into the variable MOSTRADOR_API_KEY.',
    });
  }
  const environment = environments.find((name) => key.startsWith(`mst_${name}_`));
  if (environment === undefined) {
    const location =
      keyFile === undefined
        ? { es: 'la variable MOSTRADOR_API_KEY', en: 'the variable MOSTRADOR_API_KEY' }
        : { es: `el archivo ${keyFile}`, en: `the file ${keyFile}` };
    throw new ConfigError({
      es: `Lo que hay en ${location.es} no es una clave de Mostrador: empiezan por mst_sandbox_, mst_test_ o mst_live_.`,
      en: `What is in ${location.en} is no key of Mostrador: they begin with mst_sandbox_, mst_test_ or mst_live_.`,
    });
  }
  return { key, environment };
}

function firstLineOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/, 1).join('').trim();
  } catch (reason) {
    throw new ConfigError(
      { es: `No se puede leer el archivo ${file}.`, en: `The file ${file} cannot be read.` },
      { cause: reason },
    );
  }
}
