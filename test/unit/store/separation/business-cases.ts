import { makeCertificateStore } from '../../../../src-main/store/business/certificate-store.ts';
import { makeClockStore } from '../../../../src-main/store/business/clock-store.ts';
import { makeBusinessStore } from '../../../../src-main/store/business/entities/business-store.ts';
import { makeEntityStore } from '../../../../src-main/store/business/entities/entity-store.ts';
import { makeKeyStore } from '../../../../src-main/store/business/key-store.ts';
import { makeProgramRunStore } from '../../../../src-main/store/business/program-run-store.ts';
import { makeMovedSeries } from '../../../../src-main/store/business/series/moved-series.ts';
import { makeSeriesStore } from '../../../../src-main/store/business/series/series-store.ts';
import { makeSetUpStore } from '../../../../src-main/store/business/set-up-store.ts';
import { makeWaitingCertificateStore } from '../../../../src-main/store/business/waiting-certificate-store.ts';
import { makeEmissionPointStore } from '../../../../src-main/store/counter/emission-point-store.ts';
import { makeSeriesProof } from '../../../../src-main/store/journal/series-proof.ts';
import { makeEventLog } from '../../../../src-main/store/rows/business/event-log.ts';
import { makeSettings } from '../../../../src-main/store/rows/business/settings.ts';
import { ofInstallation, type Questioned, question } from '../../../support/store/separation/cases.ts';
import { at, certificateFacts } from '../../../support/store/separation/furnish-business.ts';

const pin = { sealed: Buffer.from('pin'), keep: true, refused: false, unansweredLogins: 0 };
const token = {
  storage: 'token',
  location: { module: 'module.so', serial: 'new', label: 'label', certificateId: '02' },
  pin,
  certificateDer: Buffer.from('new'),
} as const;

export const businessCases: readonly Questioned[] = [
  question(makeSeriesProof, {
    journalId: ofInstallation,
    mark: ofInstallation,
    setMark: ofInstallation,
    heads: { because: 'each head says which business, environment and emission point it is of' },
    livePoints: { because: 'each point says which business it is of' },
    isBehind: { because: 'each head names its one series; the tests of the journal ask it' },
    raise: { because: 'each head names its one series; the tests of the journal ask it' },
    arrival: ofInstallation,
    adopt: { because: 'data that are a copy are a copy for every series that counts' },
  }),
  question(makeMovedSeries, {
    movedAt: ofInstallation,
    stop: { because: 'a computer that was left gives no number of any series that counts' },
    bringBack: { because: 'what was stopped together goes on together' },
  }),
  question(makeBusinessStore, {
    entities: { because: 'it lists the businesses themselves' },
    series: { because: 'it lists those of every business, each with whose it is' },
    save: {
      reach: 'business',
      ask: (store, { entityId, environment, emissionPoint, id }) =>
        store.save({
          entityId,
          at,
          establishments: [{ code: '001', address: 'Otra calle' }],
          series: [
            {
              id: id('new'),
              environment,
              type: 'invoice',
              establishment: '001',
              emissionPoint,
              nextNumber: 9,
            },
          ],
        }),
    },
  }),
  question(makeCertificateStore, {
    inUse: { reach: 'business', ask: (store, { entityId }) => store.inUse(entityId) },
    find: { reach: 'business', ask: (store, { kind }) => store.find(`certificate ${kind}`) },
    everyInUse: { because: 'the watch over expiry looks at every business' },
    install: {
      reach: 'business',
      ask: (store, { entityId, kind, id }) =>
        store.install(entityId, {
          role: 'main',
          at: '2026-11-21T18:00:00.000Z',
          certificate: { id: id('new'), facts: certificateFacts(kind), key: token },
        }),
    },
    withdraw: { reach: 'business', ask: (store, { entityId }) => store.withdraw(entityId, 'main') },
    savePin: {
      reach: 'business',
      ask: (store, { kind }) => store.savePin(`certificate ${kind}`, { ...pin, keep: false }),
    },
    signaturesDue: {
      reach: 'business',
      ask: (store, { entityId }) => store.signaturesDue(entityId, '2026-11-21T18:00:00.000Z'),
    },
  }),
  question(makeClockStore, { load: ofInstallation, save: ofInstallation, newestSeq: ofInstallation }),
  question(makeProgramRunStore, { endLeftOpen: ofInstallation, begin: ofInstallation, end: ofInstallation }),
  question(makeEntityStore, {
    get: { reach: 'business', ask: (store, { entityId }) => store.get(entityId) },
    logo: { reach: 'business', ask: (store, { entityId }) => store.logo(entityId) },
    change: {
      reach: 'business',
      ask: (store, { entityId, id }) =>
        store.change({
          entityId,
          facts: { legal_name: 'OTRO NOMBRE' },
          logo: null,
          update: { eventId: id('new'), at, issuing: { allowed: true } },
        }),
    },
  }),
  question(makeEventLog, {
    append: {
      reach: 'scope',
      ask: (log, { entityId, environment }) =>
        log.append({ type: 'sync.offline', environment, entityId, data: {} }),
    },
    find: {
      reach: 'business',
      ask: (log, { entityId }) => log.find({ type: 'sync.offline', entityId }),
    },
    page: { because: 'the owner reads what happened to the installation; each event says whose it is' },
  }),
  question(makeKeyStore, {
    activeByHash: { reach: 'till', ask: (store, { mark }) => store.activeByHash(`hash ${mark}`) },
    insert: {
      reach: 'till',
      ask: async (store, { mark, id }) => {
        const known = await store.activeByHash(`hash ${mark}`);
        if (known) await store.insert({ ...known, id: id('new') }, 'new hash');
        return store.activeByHash('new hash');
      },
    },
    list: { because: 'the owner sees every key with its business and environment' },
    revoke: { reach: 'till', ask: (store, { id }) => store.revoke(id('key'), at) },
    markUsed: { reach: 'till', ask: (store, { id }) => store.markUsed(id('key'), at) },
    entityOf: { reach: 'scope', ask: (store, { environment }) => store.entityOf(environment) },
  }),
  question(makeEmissionPointStore, {
    all: { reach: 'environment', ask: (store, { environment }) => store.all(environment) },
    add: {
      reach: 'business',
      ask: (store, { environment, id }) =>
        store.add({
          environment,
          establishment: '001',
          address: undefined,
          emissionPoint: '009',
          numberings: [{ id: id('new'), environment, type: 'invoice', nextNumber: undefined }],
        }),
    },
    changeAddress: {
      reach: 'business',
      ask: (store, { environment }) => store.changeAddress({ environment, code: '001', address: 'Otra' }),
    },
  }),
  question(makeSeriesStore, {
    resume: { reach: 'till', ask: (store, { id }) => store.resume(id('series'), { at: new Date(at) }) },
    raise: {
      reach: 'till',
      ask: (store, { id }) => store.raise(id('series'), { at: new Date(at), nextNumber: 900 }),
    },
  }),
  question(makeSetUpStore, {
    decisions: ofInstallation,
    decide: ofInstallation,
    hasIssuedLive: { because: 'it asks about the live business, of which there is one' },
    hasDocuments: { because: 'an installation that issued anything for anybody is not new' },
    hasPrinters: { because: 'printers stand in the shop, for every environment' },
    isNumbered: { reach: 'business', ask: (store, { entityId }) => store.isNumbered(entityId) },
    isNumberedLive: { reach: 'business', ask: (store, { entityId }) => store.isNumberedLive(entityId) },
    isTested: { reach: 'business', ask: (store, { entityId }) => store.isTested(entityId) },
  }),
  question(makeWaitingCertificateStore, {
    get: ofInstallation,
    keep: ofInstallation,
    forget: ofInstallation,
  }),
  question(makeSettings, { get: ofInstallation, put: ofInstallation, secret: ofInstallation }),
];
