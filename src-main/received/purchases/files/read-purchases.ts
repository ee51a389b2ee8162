import type { Finding } from '../../../imports/reading/findings/finding.ts';
import { readFindings } from '../../../imports/reading/read-findings.ts';
import { recognizeFile } from '../../../imports/reading/recognize-file.ts';
import type { SignatureCheck } from '../../../imports/reading/signature-check.ts';
import { importFailure } from '../../../imports/resources/failure-messages.ts';
import { itemMessage } from '../../../imports/resources/item-messages.ts';
import type { FoundPurchase, PurchaseSource, ReadPurchases } from './found-purchase.ts';
import { type Buyer, judgePurchase, type PurchaseFault } from './judge-purchase.ts';
import { isEmail, readAttachments } from './read-attachments.ts';

/** What reading needs besides the files. */
export interface PurchaseReadingTools {
  readonly checkSignature: SignatureCheck;
}

/** Reads in the thread it is called in: XML, ZIP of XML, listings of keys, and e-mails with any of them attached. */
export function makePurchaseReader({ checkSignature }: PurchaseReadingTools): ReadPurchases {
  return async function* readPurchases({ files, ...buyer }, signal) {
    const names = files.map(({ name }) => name);
    for (const { path, name } of files) {
      if (signal.aborted) return;
      if (!(await isEmail(path))) {
        yield* readOne(path, { file: name }, { buyer, checkSignature, besides: names });
        continue;
      }
      const mail = await readAttachments(path);
      if (!mail.ok) {
        yield [{ file: name, isEmail: true, kind: 'refused', faults: [mail.fault] }];
        continue;
      }
      const besides = mail.attachments.map((attachment) => attachment.name);
      for (const attachment of mail.attachments) {
        const source = { file: name, entry: attachment.name, isEmail: true };
        yield* readOne(attachment.path, source, { buyer, checkSignature, besides });
      }
    }
  };
}

interface Reading extends PurchaseReadingTools {
  readonly buyer: Buyer;
  /** Names of the files that came together with the one that is read, its own among them. */
  readonly besides: readonly string[];
}

async function* readOne(
  path: string,
  source: PurchaseSource,
  reading: Reading,
): AsyncGenerator<readonly FoundPurchase[]> {
  const recognized = await recognizeFile(path);
  if (!recognized.ok) {
    if (recognized.content === 'pdf' && reading.besides.some((name) => /\.(xml|zip)$/i.test(name))) return;
    const { failure, content } = recognized;
    const message =
      content === undefined ? importFailure(failure).message : itemMessage('not_importable', { content });
    yield [{ ...source, kind: 'refused', faults: [{ code: failure, message }] }];
    return;
  }
  const name = source.entry ?? source.file;
  for await (const finding of readFindings({ path, name, kind: recognized.kind })) {
    yield [await foundIn(finding, source, reading)];
  }
}

async function foundIn(
  finding: Finding,
  { entry: attachment, ...source }: PurchaseSource,
  { buyer, checkSignature }: Reading,
): Promise<FoundPurchase> {
  const entry = [attachment, finding.entry].filter(Boolean).join(' › ');
  const { accessKey, number } = finding;
  const purchase = {
    ...source,
    ...(entry !== '' && { entry }),
    ...(accessKey !== undefined && { accessKey }),
    ...(number !== undefined && { number }),
  };
  if (finding.kind === 'listed') {
    const { kind, accessKey: listed, fromAuthority, authorizedAt } = finding;
    return {
      ...purchase,
      kind,
      accessKey: listed,
      fromAuthority,
      ...(authorizedAt !== undefined && { authorizedAt }),
    };
  }
  if (finding.kind === 'fault') {
    const message = itemMessage(finding.code, finding.params);
    return { ...purchase, kind: 'refused', faults: [{ code: finding.code, message }] };
  }
  const { content, signedXml, issuerRuc, issueDate, envelope } = finding;
  const judged = judgePurchase(content, buyer);
  const faults: PurchaseFault[] = judged.ok ? [] : [...judged.faults];
  if (envelope?.status === 'not_authorized' || envelope?.status === 'annulled') {
    faults.push({ code: envelope.status, message: itemMessage(envelope.status, {}) });
  }
  const verdict = await checkSignature({ signedXml, issuerRuc, issueDate });
  if (!verdict.ok) {
    const params = 'params' in verdict ? verdict.params : { reason: 'unverifiable' };
    faults.push({ code: verdict.code, message: itemMessage(verdict.code, params) });
  }
  if (!judged.ok || faults.length > 0) return { ...purchase, kind: 'refused', faults };
  const authorizedAt = envelope?.status === 'authorized' ? envelope.authorizedAt : undefined;
  return {
    ...purchase,
    kind: 'purchase',
    content: judged.content,
    xml: new TextDecoder().decode(signedXml),
    ...(authorizedAt !== undefined && { authorizedAt }),
  };
}
