import { sign } from 'node:crypto';
import { parseArgs } from 'node:util';
import { signInvoiceXml } from 'ec-sri-invoice-signer';
import { kindOf } from '../../src-main/documents/types.ts';
import { openP12 } from '../../src-main/signing/p12.ts';
import { P12Key } from '../../src-main/signing/p12-key.ts';
import { selfVerify } from '../../src-main/signing/self-verify.ts';
import { makeSigner } from '../../src-main/signing/xades.ts';
import { anInvoiceBodyOfTenLines } from '../support/builders/invoice-body.ts';
import { anIdentity, anIssuedInvoice } from '../support/builders/issued-invoice.ts';
import { makeTestP12 } from '../support/certificates/make-test-p12.ts';
import { companyRuc, securityDataPair } from '../support/certificates/test-certificates.ts';
import { report } from './support/report.ts';
import { alternate, type Rounds, ratioOf } from './support/rounds.ts';

/*
 * Sign an invoice of ten lines (design.md §9), its XML built from the document each time, beside the RSA operation
 * alone and beside ec-sri-invoice-signer as its documentation calls it: with the .p12 file each time.
 *
 *   node signing.bench.ts [--rounds 9] [--signatures 1000] [--others 12]
 *
 * The rate on one core is told by what a signature takes of the processor, all threads together: the RSA operation is
 * done in a thread of its own, and whoever waits for it takes nothing. What two in flight gain is told by the clock.
 * Ours is measured with four in flight, as the service signs: waking a thread for each alone is no part of signing.
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

const password = 'clave-de-prueba';
const p12 = makeTestP12([securityDataPair(companyRuc)], password);
const opened = openP12(p12, password);
const entry = opened.ok ? opened.value[0] : undefined;
if (!entry) throw new Error('the test certificate does not open');
const { privateKey } = entry;
const key = new P12Key(entry);
const signer = makeSigner(key);
const { writeXml } = kindOf('invoice');
const issued = anIssuedInvoice({ body: anInvoiceBodyOfTenLines() });
const signingTime = new Date();
const signedInfo = Buffer.alloc(1500, 'a');

const sides = {
  raw: () => perProcessorSecond(signatures, 1, async () => sign('sha1', signedInfo, privateKey)),
  pooled: () => perProcessorSecond(signatures, 4, () => key.sign(signedInfo)),
  ours: () => perProcessorSecond(signatures, 4, signOne),
  verified: () => perProcessorSecond(signatures, 4, signAndVerify),
  others: () => perProcessorSecond(others, 1, async () => signAsOthersDo()),
  oneInFlight: () => perSecond(signatures, 1, signOne),
  twoInFlight: () => perSecond(signatures, 2, signOne),
  fourInFlight: () => perSecond(signatures, 4, signOne),
};
const found = await alternate(sides, { rounds: Number(values.rounds) });

const ofRaw = ratioOf(found.ours, found.raw);
const ofPooled = ratioOf(found.ours, found.pooled);
const verifiedOfRaw = ratioOf(found.verified, found.raw);
const two = ratioOf(found.twoInFlight, found.ours);
const ofOthers = ratioOf(found.ours, found.others);
report('signing an invoice of ten lines', [
  rate('RSA-2048 alone, a second of one core', found.raw),
  rate('RSA-2048 in the pool of threads, four in flight, a second of one core', found.pooled),
  rate('an invoice signed, a second of one core', found.ours),
  {
    what: 'of RSA alone',
    value: ofRaw.median.toFixed(3),
    goal: { text: '≥ 0.90', reached: ofRaw.median >= 0.9 },
    row: 'signing',
    measured: found.ours.median,
    reference: found.raw.median,
    unit: 'signatures/s',
    spread: { least: found.ours.least, most: found.ours.most },
    ratio: ofRaw.median,
  },
  { what: 'of RSA in the pool', value: ofPooled.median.toFixed(3) },
  { what: 'of RSA alone, verified again before it is stored', value: verifiedOfRaw.median.toFixed(3) },
  rate('one in flight, a second by the clock', found.oneInFlight),
  rate('two in flight, a second by the clock', found.twoInFlight),
  {
    what: 'two in flight beside one core',
    value: two.median.toFixed(2),
    goal: { text: '≥ 1.5', reached: two.median >= 1.5 },
    row: 'signing_two',
    measured: found.twoInFlight.median,
    reference: found.ours.median,
    unit: 'signatures/s',
    spread: { least: found.twoInFlight.least, most: found.twoInFlight.most },
    ratio: two.median,
  },
  rate('four in flight, a second by the clock', found.fourInFlight),
  rate('ec-sri-invoice-signer, a second of one core', found.others),
  {
    what: 'beside ec-sri-invoice-signer',
    value: ofOthers.median.toFixed(0),
    goal: { text: '≥ 100', reached: ofOthers.median >= 100 },
    row: 'signing_others',
    measured: found.ours.median,
    reference: found.others.median,
    unit: 'signatures/s',
    ratio: ofOthers.median,
  },
]);

/** From the document to its signed XML, another one each time. */
function signOne(sequential: number): Promise<string> {
  const xml = writeXml({ ...issued, identity: anIdentity({ sequential: sequential + 1, ruc: companyRuc }) });
  return signer.sign(xml, { signingTime, idSeed: `invoice-${sequential}` });
}

async function signAndVerify(sequential: number): Promise<void> {
  if (!selfVerify(await signOne(sequential), key).ok) throw new Error('a signature does not verify');
}

function signAsOthersDo(): void {
  signInvoiceXml(writeXml(issued), p12, { pkcs12Password: password });
}

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
  const hand = async () => {
    while (next < times) {
      next += 1;
      await work(next);
    }
  };
  await Promise.all(Array.from({ length: inFlight }, hand));
}

function rate(what: string, { median, least, most }: Rounds) {
  return {
    what,
    value: median.toFixed(0),
    measured: median,
    unit: 'signatures/s',
    spread: { least, most },
  };
}
