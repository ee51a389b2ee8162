import { TokenError } from '../../../src-main/signing/token/token-error.ts';
import type {
  PinState,
  TokenFault,
  TokenKey,
  TokenOutcome,
  Tokens,
} from '../../../src-main/signing/token/token-port.ts';
import { makeTestKey } from '../certificates/test-certificates.ts';

/** A token in a drawer: what the rules of a PIN need of one, without a driver. It signs for real. */
export interface TestToken {
  readonly tokens: Tokens;
  readonly location: { readonly module: string; readonly serial: string; readonly certificateId: string };
  pin: string;
  plugged: boolean;
  /** What happens at the next logins and signatures instead of what should. */
  fault: TokenFault['code'] | undefined;
  /** Its signatures prove nothing. */
  lies: boolean;
  /** PINs it was given, one after another. */
  readonly tried: string[];
  /** How often its driver was asked what it sees. */
  looks: number;
}

const PIN = '12345678';
const TRIES = 3;

/** A token that holds the certificate of a RUC. Three wrong PINs lock it. */
export function makeTestToken(ruc: string, request: Parameters<typeof makeTestKey>[1] = {}): TestToken {
  const signing = makeTestKey(ruc, request);
  const location = { module: '/drivers/test.so', serial: 'T-1', certificateId: '01' };
  let wrong = 0;
  let isOpen = false;

  const pinState = (): PinState => ({
    uninitialized: false,
    countLow: wrong > 0,
    finalTry: wrong === TRIES - 1,
    locked: wrong >= TRIES,
    protectedPath: false,
  });

  function logIn(pin: string, riskLastTry: boolean): TokenOutcome<TokenKey> {
    if (!token.plugged) return faulty('absent');
    if (wrong >= TRIES) return faulty('locked');
    if (wrong === TRIES - 1 && !riskLastTry) return faulty('pin_final_try');
    token.tried.push(pin);
    if (token.fault !== undefined) return faulty(token.fault);
    if (pin !== token.pin) {
      wrong += 1;
      return faulty('pin_wrong');
    }
    wrong = 0;
    isOpen = true;
    return { ok: true, value: { ...signing, location, certificate: signing.certificate, sign } };
  }

  async function sign(data: Uint8Array): Promise<Buffer> {
    const code = token.plugged ? (token.fault ?? (isOpen ? undefined : 'pin_required')) : 'absent';
    if (code !== undefined) {
      isOpen = false;
      throw new TokenError({ code });
    }
    const signature = await signing.sign(data);
    return token.lies ? Buffer.from(signature.map((octet) => octet ^ 1)) : signature;
  }

  const token: TestToken = {
    location,
    pin: PIN,
    plugged: true,
    fault: undefined,
    lies: false,
    tried: [],
    looks: 0,
    tokens: {
      drivers: () => [{ name: 'Token de prueba', module: location.module, present: true }],
      async inspect() {
        token.looks += 1;
        if (!token.plugged) {
          isOpen = false;
          return { ok: true, value: [] };
        }
        const certificates = [{ id: '01', label: 'Signing Key', der: signing.certificateDer }];
        const { serial } = location;
        const facts = { slot: 0, serial, label: 'FIRMA', manufacturer: 'Prueba', model: 'v1' };
        return { ok: true, value: [{ ...facts, pin: pinState(), certificates }] };
      },
      open: async (_location, { pin, riskLastTry = false }) => logIn(pin, riskLastTry),
      close: async () => {},
    },
  };
  return token;
}

function faulty(code: TokenFault['code']): { ok: false; fault: TokenFault } {
  return { ok: false, fault: { code } };
}
