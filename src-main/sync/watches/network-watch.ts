import type { NetworkInterfaceInfo } from 'node:os';

export interface NetworkWatch {
  /** The machine's interfaces now (`os.networkInterfaces`). */
  readonly interfaces: () => Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>;
  readonly now: () => Date;
  /** The machine has an address it did not have, or has just been woken up: the line may be back. */
  readonly mayBeBack: () => void;
}

/** Interval between looks at the interfaces, which take a fraction of a millisecond. */
const EVERY_MS = 5000;

/** A look that comes this late means that the computer slept. */
const SLEPT_MS = 60_000;

/** Notices that the network may be back. Its absence is not reported: connectivity is known by real attempts alone. */
export function watchNetwork({ interfaces, now, mayBeBack }: NetworkWatch): { stop(): void } {
  let lastAddresses = addressesOf(interfaces());
  let lookedAt = now().getTime();
  const timer = setInterval(() => {
    const addresses = addressesOf(interfaces());
    const hasNew = [...addresses].some((address) => !lastAddresses.has(address));
    const slept = now().getTime() - lookedAt > SLEPT_MS;
    lastAddresses = addresses;
    lookedAt = now().getTime();
    if (hasNew || slept) mayBeBack();
  }, EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** The addresses that lead out of the machine. */
function addressesOf(interfaces: ReturnType<NetworkWatch['interfaces']>): ReadonlySet<string> {
  const addresses = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos.filter(({ internal }) => !internal).map(({ address }) => `${name} ${address}`),
  );
  return new Set(addresses);
}
