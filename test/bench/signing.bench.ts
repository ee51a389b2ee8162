import { sign } from 'node:crypto';
import { parseArgs } from 'node:util';
import { signInvoiceXml } from 'ec-sri-invoice-signer';
import { kindOf } from '../../src-main/documents/all-kinds/types.ts';
import { openP12 } from '../../src-main/signing/p12.ts';
import { P12Key } from '../../src-main/signing/p12-key.ts';
import { makeSignVerified } from '../../src-main/signing/sign-verified.ts';
import { makeSigner, type Signer } from '../../src-main/signing/xades.ts';
import { anInvoiceBodyOfTenLines } from '../support/builders/invoice-body.ts';
import { anIdentity, anIssuedInvoice } from '../support/builders/issued-invoice.ts';
import { makeTestP12 } from '../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair } from '../support/certificates/test-certificates.ts';
import { atLeast } from './support/reach.ts';
import { report } from './support/report.ts';
import { alternate, type Rounds, ratioOf } from './support/rounds/rounds.ts';
import { findRatio, findRounds, showMedian } from './support/rounds/rounds-finding.ts';

/*
 * Sign an invoice of ten lines (design.md §9), its XML built from the document each time, beside the RSA operation
 * alone and beside ec-sri-invoice-signer as its documentation calls it: with the .p12 file each time.
 *
 *   node signing.bench.ts [--rounds 9] [--signatures 1000] [--others 12]
 *
 * Ours is signed as the service does it, four in flight and the RSA operation on libuv's pool, and counted in processor
 * time of one core.
 * That it is verified before anything is stored is no part of signing, and has a row of its own.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    /** In each round. */
    signatures: { type: 'string', default: '1000' },
    /** By ec-sri-invoice-signer in each round: it takes some hundred times as long. */
    others: { type: 'string', default: '12' },
  },
});
const signatures = Number(values.signatures);
const others = Number(values.others);

const unit = 'signatures/s';
const password = 'clave-de-prueba';
const p12 = makeTestP12([securityDataPair(companyRuc)], password, { iterations: 2048 });
const opened = openP12(p12, password);
const entry = opened.ok ? opened.value[0] : undefined;
if (!entry) throw new Error('the test certificate does not open');
const { privateKey } = entry;
const key = new P12Key(entry);
const { writeXml } = kindOf('invoice');
const issued = anIssuedInvoice({ body: anInvoiceBodyOfTenLines() });
const signingTime = new Date();
const signedInfo = Buffer.alloc(1500, 'a');

const sides = {
  raw: () => perProcessorSecond(signatures, 1, async () => sign('sha1', signedInfo, privateKey)),
  ours: () => perProcessorSecond(signatures, 4, signedBy(makeSigner(key).sign)),
  verified: () => perProcessorSecond(signatures, 4, signedBy(makeSignVerified(key))),
  others: () => perProcessorSecond(others, 1, async () => signAsOthersDo()),
  oneInFlight: () => perSecond(signatures, 1, signedBy(makeSignVerified(key))),
  fourInFlight: () => perSecond(signatures, 4, signedBy(makeSignVerified(key))),
};
const rounds = await alternate(sides, { rounds: Number(values.rounds) });

const { ours } = rounds;
const verifiedOfRaw = ratioOf(rounds.verified, rounds.raw);
const ofOthers = ratioOf(ours, rounds.others);
report('signing an invoice of ten lines', [
  rate('RSA-2048 alone, a second of one core', rounds.raw),
  rate('an invoice signed, a second of one core', ours),
  findRatio({
    what: 'of RSA alone',
    row: 'signing',
    unit,
    side: ours,
    beside: rounds.raw,
    decimals: 3,
    goal: (ratio) => atLeast(0.8, ratio, '0.80'),
  }),
  { what: 'of RSA alone, verified again before it is stored', value: verifiedOfRaw.median.toFixed(3) },
  rate('one in flight, a second by the clock', rounds.oneInFlight),
  rate('four in flight, a second by the clock', rounds.fourInFlight),
  rate('ec-sri-invoice-signer, a second of one core', rounds.others),
  {
    what: 'beside ec-sri-invoice-signer',
    value: ofOthers.median.toFixed(0),
    goal: atLeast(100, ofOthers.median),
    row: 'signing_others',
    measured: ours.median,
    reference: rounds.others.median,
    unit,
    ratio: ofOthers.median,
  },
]);

/** From the document to its signed XML, another one each time. */
function signedBy(signXml: (...asked: Asked) => Promise<unknown>): Work {
  return (sequential) => {
    const identity = anIdentity({ sequential: sequential + 1, ruc: companyRuc });
    const xml = writeXml({ ...issued, identity });
    return signXml(xml, { signingTime, idSeed: `invoice-${sequential}` });
  };
}

function signAsOthersDo(): void {
  signInvoiceXml(writeXml(issued), p12, { pkcs12Password: password });
}

type Asked = Parameters<Signer['sign']>;
type Work = (index: number) => Promise<unknown>;

/** So many at the same time; how many in a second of processor. */
async function perProcessorSecond(times: number, inFlight: number, work: Work): Promise<number> {
  const before = process.cpuUsage();
  await doAll(times, inFlight, work);
  const { user, system } = process.cpuUsage(before);
  return times / ((user + system) / 1_000_000);
}

/** So many at the same time; how many in a second by the clock. */
async function perSecond(times: number, inFlight: number, work: Work): Promise<number> {
  const startedAt = performance.now();
  await doAll(times, inFlight, work);
  return times / ((performance.now() - startedAt) / 1000);
}

async function doAll(times: number, inFlight: number, work: Work): Promise<void> {
  let next = 0;
  const slot = async () => {
    while (next < times) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, slot));
}

function rate(what: string, rounds: Rounds) {
  return findRounds(what, rounds, { unit, show: showMedian(0) });
}
