import type { TaxpayerResource } from '../contract/documents/purchases/taxpayer.ts';
import type { Outcome, Problem } from '../contract/problems/problems.ts';
import { finalConsumer } from '../documents/parties/party.ts';
import type { Caller } from '../issuing/requests/caller.ts';
import { readStored } from './received-document.ts';
import type { ReceivedStore } from './received-store.ts';
import type { TaxpayerStore } from './taxpayer-store.ts';

export interface TaxpayerDependencies {
  readonly received: Pick<ReceivedStore, 'latestOf'>;
  readonly taxpayers: TaxpayerStore;
}

/**
 * What is known of a person or company: whether it is a special taxpayer above all. The authority publishes no service
 * that tells it (SRI reference §4), so what its documents state of their issuer counts, with the day they did; names
 * alone come from the business's own records too.
 */
export async function findTaxpayer(
  { received, taxpayers }: TaxpayerDependencies,
  { entityId, environment }: Pick<Caller, 'entityId' | 'environment'>,
  identification: string,
): Promise<Outcome<TaxpayerResource>> {
  const type = typeOf(identification);
  if (type === undefined) return { ok: false, problem: notOne };
  const taxpayer = { object: 'taxpayer', identification, identification_type: type } as const;
  const same = samePerson(identification);
  const ruc = same.find(({ length }) => length === RUC_LENGTH);

  const own = ruc === undefined ? undefined : await taxpayers.business(entityId, ruc);
  if (own) {
    const { name, regime, specialTaxpayerResolution, at } = own;
    return knownTaxpayer({
      ...taxpayer,
      name,
      regime,
      ...special(specialTaxpayerResolution),
      source: 'business',
      at,
    });
  }
  const receivedDocument = ruc === undefined ? undefined : await received.latestOf(environment, ruc);
  const reading = receivedDocument && readStored(receivedDocument, 'kept');
  if (reading?.ok) {
    const { legalName, regime, specialTaxpayerResolution } = reading.received.document.issuer;
    const at = reading.received.authorizedAt;
    return knownTaxpayer({
      ...taxpayer,
      name: legalName,
      regime,
      ...special(specialTaxpayerResolution),
      source: 'received_document',
      at,
    });
  }
  const counterparty = await taxpayers.counterparty({ entityId, environment }, same);
  if (counterparty)
    return knownTaxpayer({ ...taxpayer, special_taxpayer: null, ...counterparty, source: 'document' });
  const customer = await taxpayers.customer(same);
  if (customer)
    return knownTaxpayer({ ...taxpayer, special_taxpayer: null, ...customer, source: 'customer' });
  return { ok: false, problem: environment === 'sandbox' ? notInSandbox : nobodyKnows };
}

const RUC_LENGTH = 13;

/** Format and length are hard; a check digit that fails is not, as with the other side of a document. */
function typeOf(identification: string): TaxpayerResource['identification_type'] | undefined {
  if (identification === finalConsumer.identification) return undefined;
  if (/^\d{13}$/.test(identification)) return 'ruc';
  return /^\d{10}$/.test(identification) ? 'cedula' : undefined;
}

/** The RUC of a natural person is its cédula and 001. */
function samePerson(identification: string): readonly string[] {
  if (identification.length !== RUC_LENGTH) return [identification, `${identification}001`];
  const isPerson = identification.endsWith('001') && Number(identification[2]) < 6;
  return isPerson ? [identification, identification.slice(0, 10)] : [identification];
}

function special(resolution: string | undefined) {
  if (resolution === undefined) return { special_taxpayer: false };
  return { special_taxpayer: true, special_taxpayer_resolution: resolution };
}

function knownTaxpayer({
  at,
  ...taxpayer
}: Omit<TaxpayerResource, 'checked_at'> & { readonly at: string }): Outcome<TaxpayerResource> {
  return { ok: true, value: { ...taxpayer, checked_at: new Date(at).toISOString() } };
}

const notOne: Problem = {
  code: 'validation_failed',
  errors: [
    {
      parameter: 'identification',
      code: 'invalid_format',
      message: 'Indique un RUC de 13 dígitos o una cédula de 10 dígitos.',
    },
  ],
};

const notInSandbox: Problem = {
  code: 'not_available_in_sandbox',
  detail:
    'El ambiente de práctica (sandbox) nunca consulta al SRI, y aquí aún no se sabe nada de este contribuyente.',
};

/** Without Retry-After: waiting changes nothing, reading one of its documents does. */
const nobodyKnows: Problem = {
  code: 'authority_unavailable',
  detail:
    'El SRI no ofrece un servicio que diga si alguien es contribuyente especial, y aquí aún no hay un comprobante ' +
    'suyo que lo diga. Lea primero una de sus facturas por su clave de acceso (/v1/ec/received-documents).',
};
