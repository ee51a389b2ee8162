import type { SetupBody } from '../../../../../src-main/contract/business/business-file.ts';
import type { EntityResource } from '../../../../../src-main/contract/business/entity.ts';
import type { SetupProgress } from '../../../../../src-main/contract/business/set-up/setup-progress.ts';
import { isNaturalPerson } from '../../../../../src-main/documents/identifiers/identification.ts';
import type { Refusal } from '../../../../lib/http/answer.ts';
import { type BusinessDraft, draftOf } from '../../business/business-draft.ts';

/** A business as it is typed while it is set up: its RUC too. */
export interface SetUpBusinessDraft extends BusinessDraft {
  readonly ruc: string;
}

const empty: SetUpBusinessDraft = {
  ruc: '',
  legal_name: '',
  trade_name: '',
  head_office_address: '',
  head_office_phone: '',
  head_office_email: '',
  reply_to_email: '',
  footer_legend: '',
  special_taxpayer_resolution: '',
  withholding_agent_resolution: '',
  large_taxpayer_resolution: '',
  regime: 'general',
  keeps_accounting: false,
};

/** What is known: the business, or what its certificate says of it. */
export function knownDraft(
  entity: EntityResource | undefined,
  { ruc = '', legal_name = '' }: SetupProgress['proposed'],
): SetUpBusinessDraft {
  return entity ? { ruc: entity.ruc, ...draftOf(entity) } : withRuc({ ...empty, legal_name }, ruc);
}

/** With another RUC: a company has to keep accounts (LRTI art. 19), a person where the RUC says so. */
export function withRuc(draft: SetUpBusinessDraft, ruc: string): SetUpBusinessDraft {
  const isOther = isCompany(ruc) !== isCompany(draft.ruc);
  return { ...draft, ruc, ...(isOther && { keeps_accounting: isCompany(ruc) }) };
}

function isCompany(ruc: string): boolean {
  return ruc.length === 13 && !isNaturalPerson(ruc);
}

/** The body of what was typed; what is empty is left out, but for what is required. */
export function businessOf({
  regime,
  keeps_accounting,
  ...texts
}: SetUpBusinessDraft): SetupBody['business'] {
  const { ruc, legal_name, head_office_address, ...optional } = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text.trim()]),
  );
  const filledFields = Object.fromEntries(Object.entries(optional).filter(([, text]) => text !== ''));
  return {
    ruc: ruc ?? '',
    legal_name: legal_name ?? '',
    head_office_address: head_office_address ?? '',
    regime,
    keeps_accounting,
    ...filledFields,
  };
}

const within = '/business';

/** The refusal as the fields of a business know it: they stand for a body of their own. */
export function refusalOfFields(refusal: Refusal | undefined): Refusal | undefined {
  return (
    refusal && {
      ...refusal,
      errors: refusal.errors.map((error) => ({
        ...error,
        ...(error.pointer?.startsWith(`${within}/`) && { pointer: error.pointer.slice(within.length) }),
      })),
    }
  );
}
