import { existsSync } from 'node:fs';
import { type DriverClient, makeDriverClient } from './driver-client.ts';
import type { DriverTimeouts } from './driver-process.ts';
import { knownDrivers } from './known-drivers.ts';
import { Pkcs11Key } from './pkcs11-key.ts';
import { answerSchemas } from './protocol.ts';
import type { TokenKey, TokenKeyLocation, TokenOutcome, Tokens } from './token-port.ts';

export interface TokensOptions {
  /** The program that a driver runs in: `token-process.cjs` as built, `token-process.ts` from source. */
  readonly processFile: string;
  /** What the drivers' processes see of the environment. */
  readonly env: NodeJS.ProcessEnv;
  readonly timeouts?: Partial<DriverTimeouts>;
}

/** A USB token answers in a second or two; a slow one in five. */
const defaultTimeouts: DriverTimeouts = { loadMs: 15_000, callMs: 20_000 };

/** Tokens through PKCS#11, each driver in a process of its own. */
export function makeTokens({ processFile, env, timeouts = {} }: TokensOptions): Tokens {
  const clients = new Map<string, DriverClient>();

  function clientOf(module: string): DriverClient {
    const client = clients.get(module);
    if (client !== undefined) return client;
    const made = makeDriverClient({
      module,
      processFile,
      env,
      timeouts: { ...defaultTimeouts, ...timeouts },
    });
    clients.set(module, made);
    return made;
  }

  return {
    drivers: () => knownDrivers(process.platform, existsSync),
    inspect: (module) => clientOf(module).call({ kind: 'inspect' }, answerSchemas.inspect),
    async open(location, { pin, riskLastTry = false }) {
      const client = clientOf(location.module);
      const { certificateId, serial } = location;
      const opened = await client.call(
        { kind: 'open', certificateId, pin, riskLastTry, ...(serial === undefined ? {} : { serial }) },
        answerSchemas.open,
      );
      if (!opened.ok) return opened;
      return keyOf(client, { ...location, serial: opened.value.serial }, opened.value.certificateDer);
    },
    async close() {
      await Promise.all([...clients.values()].map((client) => client.close()));
    },
  };
}

function keyOf(
  client: DriverClient,
  location: TokenKeyLocation & { readonly serial: string },
  certificateDer: Uint8Array,
): TokenOutcome<TokenKey> {
  try {
    return { ok: true, value: new Pkcs11Key(client, location, certificateDer) };
  } catch {
    return { ok: false, fault: { code: 'key_missing', detail: 'the certificate cannot be read' } };
  }
}
