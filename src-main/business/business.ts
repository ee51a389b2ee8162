import type { SetupBody } from '../contract/business/business-file.ts';
import type { CertificateResource, EntityResource, ReadinessResource } from '../contract/business/entity.ts';
import type { WorkspaceResource } from '../contract/business/workspace.ts';
import type { Outcome } from '../contract/problems/problems.ts';
import { refuse } from '../contract/problems/refuse.ts';
import { documentTypes } from '../documents/kinds.ts';
import type { IssuingClock } from '../issuing/ports/clock-port.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import type { KeptKey } from '../secrets/open-key.ts';
import type { SecretBox } from '../secrets/secret-box.ts';
import { openCertificate } from './certificate/open-certificate.ts';
import { type CertificateFile, sealFile } from './certificate/sealed-file.ts';
import { adoptWaiting, type WaitingCertificates, waitingOf } from './certificate/waiting-certificate.ts';
import type { Copies } from './copies-requirements.ts';
import { issuingNow, type Storage } from './entity/storage-lock.ts';
import type { BusinessStore, NewSeries } from './ports/business-store.ts';
import { readinessOf } from './readiness.ts';
import type { ShopEnvironment } from './set-up/shop-environment.ts';
import type { SigningTrial } from './signing-trial.ts';

export interface BusinessDependencies {
  readonly store: BusinessStore;
  readonly waiting: WaitingCertificates;
  readonly environment: ShopEnvironment;
  /** Whether there is an account that mail goes out from. */
  readonly sendsMail: () => Promise<boolean>;
  readonly box: SecretBox;
  readonly now: () => Date;
  /** Whether the clock is trusted to date a document. */
  readonly clock: IssuingClock;
  readonly storage: () => Storage;
  /** What is kept of the data besides this disk; left out where there is nothing to be had. */
  readonly copies?: () => Promise<Copies>;
  readonly newId: () => string;
  readonly version: string;
  /** RUC Proveedor of each document; undefined where it is not set. */
  readonly softwareProviderRuc: string | undefined;
  /** Who answers in the SRI's place for documents that count; undefined where it is the SRI. */
  readonly substituteAuthority: string | undefined;
  /** How this program stands with its updates; undefined where it does not change itself. */
  readonly update?: (() => WorkspaceResource['update']) | undefined;
  /** Who keeps the key of the secrets. */
  readonly secretKey: KeptKey;
}

export type Business = ReturnType<typeof makeBusiness>;

/** The businesses of this installation: the practice one from the first start, the live one once it is set up. */
export function makeBusiness(dependencies: BusinessDependencies, trySignature: SigningTrial) {
  const { store, waiting, now, newId, version, clock, storage, secretKey } = dependencies;
  const { softwareProviderRuc, substituteAuthority } = dependencies;
  const entities = async () => {
    const issuing = issuingNow(dependencies);
    return (await store.entities()).map((entity) => ({ ...entity, issuing }));
  };
  const live = async () => (await entities()).find(({ kind }) => kind === 'live');

  return {
    entities,
    entity: async (id: string) => (await entities()).find((entity) => entity.id === id),
    series: () => store.series(),

    async readiness({
      entityId,
      environment,
    }: Pick<Caller, 'entityId' | 'environment'>): Promise<ReadinessResource> {
      const [all, series] = await Promise.all([entities(), store.series()]);
      const entity = all.find(({ id }) => id === entityId);
      if (!entity) throw new Error(`the caller's business ${entityId} does not exist`);
      const at = now();
      return readinessOf(entity, {
        series,
        environment,
        at,
        signing: entity.certificate && (await trySignature({ entityId, ruc: entity.ruc, at })),
        clock: clock.judge(),
        storage: storage(),
        softwareProviderRuc,
        substituteAuthority,
        secretKey,
        copies: await dependencies.copies?.(),
      });
    },

    async workspace(): Promise<WorkspaceResource> {
      const all = await entities();
      const isLive = all.some(({ kind }) => kind === 'live');
      const update = dependencies.update?.();
      return {
        object: 'workspace',
        version,
        ...(softwareProviderRuc !== undefined && { software_provider_ruc: softwareProviderRuc }),
        ...(substituteAuthority !== undefined && { substitute_authority: substituteAuthority }),
        ...(update && { update }),
        secret_key: { kept_by: secretKey.keptBy, is_unprotected: secretKey.isUnprotected },
        sends_mail: await dependencies.sendsMail(),
        entities: all,
        environment: await dependencies.environment.read(),
        environments: isLive ? ['sandbox', 'test', 'live'] : ['sandbox'],
      };
    },

    async setup(body: SetupBody): Promise<Outcome<EntityResource>> {
      const at = now();
      const existing = await live();
      const opened =
        body.certificate &&
        openCertificate(
          { p12: Buffer.from(body.certificate.p12_base64, 'base64'), password: body.certificate.password },
          { ruc: body.business.ruc, at, pointer: '/certificate' },
        );
      if (opened && !opened.ok) return opened;
      const waits = !body.certificate && !existing?.certificate;
      const adopted = waits ? await adoptWaiting(dependencies, { ruc: body.business.ruc, at }) : undefined;
      if (adopted && !adopted.ok) return adopted;
      const entityId = existing?.id ?? newId();
      const series = liveSeries(body, newId);
      const saved = await store.save({
        at: at.toISOString(),
        entityId,
        entity: { kind: 'live', facts: body.business },
        establishments: body.establishments.map(({ code, address }) => ({ code, address })),
        series: series.map(({ pointer, ...one }) => one),
        update: { eventId: newId(), at: at.toISOString(), issuing: issuingNow(dependencies) },
        ...(adopted?.value && { certificate: adopted.value }),
        ...(opened?.ok &&
          body.certificate && {
            certificate: sealFile(dependencies, opened, {
              p12: Buffer.from(body.certificate.p12_base64, 'base64'),
              password: body.certificate.password,
            }),
          }),
      });
      const entity = (await entities()).find(({ id }) => id === entityId);
      if (!entity) throw new Error('the business was saved and is not there');
      if (saved.kind === 'other_business') return anotherBusiness(entity.ruc);
      if (saved.kind === 'numbers_passed') return numbersPassed(saved.passed, series);
      await waiting.forget();
      return { ok: true, value: entity };
    },

    /** For the live business; one that is still to be set up gets it when it is. */
    async installCertificate(upload: CertificateFile): Promise<Outcome<CertificateResource>> {
      const at = now();
      const entity = await live();
      const opened = openCertificate(upload, { ruc: entity?.ruc, at, pointer: '' });
      if (!opened.ok) return opened;
      const certificate = sealFile(dependencies, opened, upload);
      if (!entity) {
        await waiting.keep(waitingOf(opened.certificate, certificate));
        return { ok: true, value: opened.facts };
      }
      await store.save({
        at: at.toISOString(),
        entityId: entity.id,
        establishments: [],
        series: [],
        certificate,
        update: { eventId: newId(), at: at.toISOString(), issuing: issuingNow(dependencies) },
      });
      return { ok: true, value: opened.facts };
    },
  };
}

/** A numbering and where the body states its next number. */
interface StatedSeries extends NewSeries {
  readonly pointer: string;
}

/** One numbering for each kind of document, emission point and environment of the authority. */
function liveSeries(body: SetupBody, newId: () => string): StatedSeries[] {
  const series: StatedSeries[] = [];
  for (const [index, { code: establishment, emission_points }] of body.establishments.entries()) {
    for (const [point, { code: emissionPoint, next_numbers }] of emission_points.entries()) {
      for (const environment of ['test', 'live'] as const) {
        for (const type of documentTypes) {
          const pointer = `/establishments/${index}/emission_points/${point}/next_numbers/${environment}/${type}`;
          const nextNumber = next_numbers[environment]?.[type];
          series.push({ id: newId(), environment, type, establishment, emissionPoint, nextNumber, pointer });
        }
      }
    }
  }
  return series;
}

function numbersPassed(
  passed: readonly { readonly seriesId: string; readonly next: number }[],
  series: readonly StatedSeries[],
): Outcome<EntityResource> {
  const errors = passed.map(({ seriesId, next }) => ({
    pointer: series.find(({ id }) => id === seriesId)?.pointer ?? '',
    code: 'number_conflict',
    message: `El siguiente número ya es ${next} y no puede bajar: podría repetir uno usado.`,
  }));
  return refuse({
    code: 'number_conflict',
    detail: 'Una numeración no puede retroceder. Quite ese número del archivo para seguir con el que va.',
    errors,
  });
}

function anotherBusiness(ruc: string): Outcome<EntityResource> {
  const message = `Esta instalación ya emitió documentos del RUC ${ruc}. Use otra carpeta de datos para otro negocio.`;
  return refuse({
    code: 'validation_failed',
    detail: message,
    errors: [{ pointer: '/business/ruc', code: 'other_business', message }],
  });
}
