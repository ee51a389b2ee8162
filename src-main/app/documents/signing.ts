import { watchExpiries } from '../../business/certificate/certificate-expiry.ts';
import { makeCertificates } from '../../business/certificate/certificates.ts';
import { makeDocumentSigner } from '../../business/document-signer.ts';
import { makeReportSigner } from '../../business/report-signer.ts';
import { makeSigningKeys } from '../../business/signing-keys.ts';
import { makeSigningTrial } from '../../business/signing-trial.ts';
import { makeTokenSessions } from '../../business/token/token-sessions.ts';
import { makeTokens } from '../../signing/token/tokens.ts';
import { makeCertificateStore } from '../../store/business/certificate-store.ts';
import type { AppContext } from '../context/context.ts';

export type Signing = ReturnType<typeof startSigning>;

/** Joins the certificates of the business, in files and tokens, with the signer. */
export function startSigning(context: AppContext) {
  const { store, box, now, newId, clock, env, events, log, signals, waits } = context;
  const certificateStore = makeCertificateStore(store);
  const tokens = makeTokens({ processFile: context.programFile('token-process'), env });
  const failed = (reason: unknown) => log.error({ err: reason }, 'token not opened');
  const sessions = makeTokenSessions({
    tokens,
    store: certificateStore,
    box,
    now,
    signerReady: (entityId) => {
      certificateStore.signaturesDue(entityId, now().toISOString()).then(signals.signer.send).catch(failed);
    },
    ...(waits.tokenFirstLookMs !== undefined && { firstLookMs: waits.tokenFirstLookMs }),
    faulted: (fault) => log.warn({ fault }, 'the token cannot sign'),
    failed,
  });
  const certificates = makeCertificates({
    business: context.business.store,
    certificates: certificateStore,
    waiting: context.business.waiting,
    tokens,
    sessions,
    box,
    now,
    newId,
  });
  const openToken = () => void certificates.openTokenInUse().catch(failed);
  const expiries = watchExpiries({ certificates: certificateStore, events, now }, (reason) =>
    log.error({ err: reason }, 'expiry of certificates not checked'),
  );
  const keys = makeSigningKeys({ certificates: certificateStore, sessions, box });
  const signer = makeDocumentSigner({ keys, signingTime: clock.signingTime });
  const openFiles = async () => {
    for (const { id, ruc } of await context.business.store.entities()) {
      await keys.openFile({ entityId: id, ruc, at: now() });
    }
  };
  openToken();

  return {
    certificates,
    signer,
    trySignature: makeSigningTrial(keys),
    signReport: makeReportSigner(keys, now),
    /** To be called after every change of certificates: a new one may sign what waits. */
    certificatesChanged(): void {
      openToken();
      openFiles().catch((reason: unknown) => log.error({ err: reason }, 'certificates not opened'));
      signals.signer.send();
    },
    async stop(): Promise<void> {
      await expiries.stop();
      sessions.keepOnly([]);
      await tokens.close();
    },
  };
}
