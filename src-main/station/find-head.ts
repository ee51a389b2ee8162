import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import {
  type EnrolmentCode,
  parseEnrolmentCode,
  parseHeadAddress,
  parseTypedCode,
} from '../contract/head/stations/enrolment.ts';
import type { enrolmentBody } from '../contract/head/stations/head-office.ts';
import { introductionAnswer } from '../contract/head/stations/hosted/introduction.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { hashOfCode, proofOfCode } from '../process/head/code-proof.ts';
import { makeHeadClient, pinAt } from './head-client.ts';
import { knownProblemIn } from './head-problem.ts';
import { notAHead, whyUnreachable } from './why-unreachable.ts';

/** A code without its certificate, where it was typed. */
type TypedCode = EnrolmentCode | Omit<EnrolmentCode, 'pin'>;

/** How long a head office may take to answer a person who waits for it, milliseconds. */
const ANSWER_MS = 15_000;

/** The code whole, as it is pasted; or its letters and digits, with an address beside them, as they are typed. */
export function readTypedCode({
  code,
  address,
}: Pick<z.output<typeof enrolmentBody>, 'code' | 'address'>): Outcome<TypedCode> {
  const whole = parseEnrolmentCode(code);
  if (whole) return { ok: true, value: whole };
  const secret = parseTypedCode(code);
  const url = address === undefined ? undefined : parseHeadAddress(address);
  if (secret !== undefined && url !== undefined) return { ok: true, value: { secret, url } };
  const errors = [
    ...(secret === undefined ? [notACode] : []),
    ...(url === undefined && (secret !== undefined || address !== undefined) ? [noAddress] : []),
  ];
  return refuse({ code: 'validation_failed', errors });
}

/**
 * Finds out by which certificate the head office is known that gave a code, where the code does not say so. Whatever answers at the address has to prove under its
 * own certificate that it knows the code, which is not sent to it before: one that stands in between learns nothing.
 */
export async function findHead(typed: TypedCode): Promise<Outcome<EnrolmentCode>> {
  if ('pin' in typed) return { ok: true, value: typed };
  try {
    const pin = await pinAt(typed.url, ANSWER_MS);
    if (pin === undefined) return refuse(noHead);
    const nonce = randomBytes(32).toString('base64url');
    const proofs = await proofsOf({ url: typed.url, pin }, nonce);
    if (!proofs.ok) return proofs;
    if (proofs.value.includes(await proofOfCode(hashOfCode(typed.secret), { nonce, pin }))) {
      return { ok: true, value: { ...typed, pin } };
    }
    return refuse({
      code: 'code_used',
      detail: `La matriz de ${typed.url} no tiene ese código: revise cada letra. Si pasaron 24 horas, venció: pida otro allí. No se le envió nada.`,
    });
  } catch (reason) {
    return refuse({ code: 'head_office_unreachable', detail: whyUnreachable(reason, typed) });
  }
}

async function proofsOf(
  head: { readonly url: string; readonly pin: string },
  nonce: string,
): Promise<Outcome<readonly string[]>> {
  const client = makeHeadClient(head);
  try {
    const { status, body } = await client.call({
      method: 'POST',
      path: '/v1/stations/introduction',
      body: Buffer.from(JSON.stringify({ nonce })),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (status !== 200) return refuse(knownProblemIn(body) ?? noHead);
    const answer = introductionAnswer.safeParse(JSON.parse(body.toString()));
    return answer.success ? { ok: true, value: answer.data.proofs } : refuse(noHead);
  } finally {
    client.close();
  }
}

const noHead: Problem = { code: 'head_office_unreachable', detail: notAHead };

const notACode = {
  pointer: '/code',
  code: 'invalid_format',
  message: 'No es un código de matriz: son doce letras y cifras, o el código entero, como lo dio la matriz.',
};

const noAddress = {
  pointer: '/address',
  code: 'invalid_format',
  message: 'Diga dónde contesta la matriz, como ella lo muestra: 192.168.1.10',
};
