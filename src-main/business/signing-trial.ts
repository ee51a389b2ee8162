import { verify } from 'node:crypto';
import { UnverifiedSignatureError } from '../signing/sign-verified.ts';
import type { SigningKey } from '../signing/signing-key.ts';
import { chooseForBusiness } from './certificate/open-certificate.ts';
import type { Applied, SigningBusiness, SigningKeys } from './signing-keys.ts';

/**
 * Whether a business can sign right now: its key is opened and signs a few bytes. Costs a token one signature, however
 * often it is asked within some seconds, and never a PIN that a person has not left with it.
 */
export type SigningTrial = (business: SigningBusiness) => Promise<Applied<undefined>>;

/** How long an answer counts: a caller that asks every second must not keep a token busy. */
const COUNTS_MS = 3000;

/** Nothing that could be taken for a document. */
const TRIAL = Buffer.from('Prueba de firma');

export function makeSigningTrial(keys: Pick<SigningKeys, 'apply'>): SigningTrial {
  const latest = new Map<string, { readonly at: Date; readonly applied: Promise<Applied<undefined>> }>();
  return (business) => {
    const { entityId, ruc, at } = business;
    const lastTrial = latest.get(`${entityId} ${ruc}`);
    if (lastTrial && Math.abs(at.getTime() - lastTrial.at.getTime()) < COUNTS_MS) return lastTrial.applied;
    const applied = tryToSign(keys, business);
    latest.set(`${entityId} ${ruc}`, { at, applied });
    return applied;
  };
}

async function tryToSign(
  keys: Pick<SigningKeys, 'apply'>,
  business: SigningBusiness,
): Promise<Applied<undefined>> {
  try {
    const applied = await keys.apply(business, async (key) => {
      await prove(key);
      const candidates = [{ friendlyName: null, certificate: key.certificate }];
      const chosen = chooseForBusiness(candidates, { ...business, pointer: '' });
      return chosen.ok ? undefined : (chosen.problem.errors?.[0]?.code ?? 'certificate_unusable');
    });
    if (!applied.ok) return applied;
    const { value: problem, ...done } = applied;
    return problem === undefined ? { ...done, value: undefined } : { ok: false, problem };
  } catch (reason) {
    if (reason instanceof UnverifiedSignatureError) return { ok: false, problem: 'certificate_unusable' };
    throw reason;
  }
}

/** Rejects as the key does, and where its signature does not belong to its certificate. */
async function prove(key: SigningKey): Promise<void> {
  const signature = await key.sign(TRIAL);
  if (verify('sha1', TRIAL, key.certificate.publicKey, signature)) return;
  throw new UnverifiedSignatureError('a trial', 'signature_value');
}
