import { businessFacts, type SetupBody } from '../../contract/business/business-file.ts';
import type { ShopFile } from '../../contract/business/set-up/shop-file.ts';
import { documentTypes, environments } from '../../documents/kinds.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { translate } from '../../process/language.ts';
import type { Plan, PlanPart, ShopFault } from './plan.ts';
import type { GivenCertificate } from './read-shop-file.ts';
import type { ShopState } from './shop-state.ts';

/** The live business, its numbers and its certificate: written as a whole, and only where something differs. */
export const planBusiness =
  (certificate: GivenCertificate | undefined): PlanPart =>
  (file, state): Plan => {
    const { business: facts } = file;
    const { business } = state;
    if (!facts) return { faults: withoutBusiness(file), steps: [] };
    if (business && business.ruc !== facts.ruc) {
      const message = translate({
        es: `Esta instalación es del RUC ${business.ruc}. Use otra carpeta de datos para otro negocio.`,
        en: `This installation is of RUC ${business.ruc}. Use another data folder for another business.`,
      });
      return { faults: [{ pointer: '/business/ruc', message }], steps: [] };
    }
    const installs =
      certificate && certificate.facts.serial_number !== business?.certificate?.serial_number
        ? certificate.upload
        : undefined;
    const differs = keysOf(businessFacts.shape).some((name) => facts[name] !== business?.[name]);
    const numbering = numberingLeft(file, state);
    if (business && !differs && !installs && !numbering.differs) return { faults: [], steps: [] };
    const body: SetupBody = {
      business: facts,
      establishments: numbering.establishments,
      ...(installs && { certificate: installs }),
    };
    const what = business
      ? translate({ es: 'se cambia', en: 'is changed' })
      : translate({ es: 'se crea', en: 'is made' });
    return {
      faults: [],
      steps: [
        {
          text: translate({
            es: `Negocio ${facts.legal_name}, RUC ${facts.ruc}: ${what}${installs ? ', con su certificado' : ''}`,
            en: `Business ${facts.legal_name}, RUC ${facts.ruc}: ${what}${installs ? ', with its certificate' : ''}`,
          }),
          by: 'owner',
          run: async (client) => {
            await client.call({ method: 'PUT', path: '/v1/local/setup', body });
          },
        },
      ],
    };
  };

function withoutBusiness({ certificate }: ShopFile): readonly ShopFault[] {
  return certificate
    ? [
        {
          pointer: '/business',
          refersTo: 'business',
          message: translate({
            es: 'Falta: el certificado es de un negocio.',
            en: 'Missing: the certificate is of a business.',
          }),
        },
      ]
    : [];
}

/**
 * The emission points, without the numbers that were passed since: a file says where a numbering begins, and is
 * applied again after it went on.
 */
function numberingLeft(
  { establishments }: ShopFile,
  { points }: ShopState,
): { readonly establishments: ShopFile['establishments']; readonly differs: boolean } {
  let differs = false;
  const left = establishments.map((establishment) => ({
    ...establishment,
    emission_points: establishment.emission_points.map(({ code, next_numbers: stated }) => {
      const here = points.filter(
        (point) =>
          point.environment !== 'sandbox' &&
          point.establishment === establishment.code &&
          point.emission_point === code,
      );
      const { address } = establishment;
      if (here.length === 0 || (address !== undefined && here.some((point) => point.address !== address))) {
        differs = true;
      }
      const next_numbers: typeof stated = {};
      for (const environment of environments) {
        const series = here.find((point) => point.environment === environment)?.series ?? [];
        for (const type of documentTypes) {
          const next = stated[environment]?.[type];
          const reached = series.find(({ document_type }) => document_type === type)?.next_number ?? 1;
          if (next === undefined || next <= reached) continue;
          differs = true;
          next_numbers[environment] = { ...next_numbers[environment], [type]: next };
        }
      }
      return { code, next_numbers };
    }),
  }));
  return { establishments: left, differs };
}
