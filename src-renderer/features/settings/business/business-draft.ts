import type { EntityResource } from '../../../../src-main/contract/business/entity.ts';
import type { EntityPatch } from '../../../../src-main/contract/business/entity-patch.ts';
import type { Regime } from '../../../../src-main/documents/parties/issuer.ts';

/** Required fields; the service refuses them empty. */
const required = ['legal_name', 'head_office_address'] as const;

/** What may be left out. */
const optional = [
  'trade_name',
  'head_office_phone',
  'head_office_email',
  'reply_to_email',
  'footer_legend',
  'special_taxpayer_resolution',
  'withholding_agent_resolution',
  'large_taxpayer_resolution',
] as const;

export type BusinessText = (typeof required)[number] | (typeof optional)[number];

/** A business as a person types it: what is left out is empty. */
export type BusinessDraft = Readonly<Record<BusinessText, string>> & {
  readonly regime: Regime;
  readonly keeps_accounting: boolean;
};

export function draftOf(entity: EntityResource): BusinessDraft {
  return {
    legal_name: entity.legal_name,
    trade_name: entity.trade_name ?? '',
    head_office_address: entity.head_office_address,
    head_office_phone: entity.head_office_phone ?? '',
    head_office_email: entity.head_office_email ?? '',
    reply_to_email: entity.reply_to_email ?? '',
    footer_legend: entity.footer_legend ?? '',
    special_taxpayer_resolution: entity.special_taxpayer_resolution ?? '',
    withholding_agent_resolution: entity.withholding_agent_resolution ?? '',
    large_taxpayer_resolution: entity.large_taxpayer_resolution ?? '',
    regime: entity.regime,
    keeps_accounting: entity.keeps_accounting,
  };
}

/** What was changed, and nothing else; null takes out what was emptied. */
export function patchOf(entity: EntityResource, draft: BusinessDraft): EntityPatch {
  const before = draftOf(entity);
  const patch: { -readonly [Name in keyof EntityPatch]: EntityPatch[Name] } = {};
  for (const name of required) {
    if (draft[name].trim() !== before[name]) patch[name] = draft[name].trim();
  }
  for (const name of optional) {
    const typed = draft[name].trim();
    if (typed !== before[name]) patch[name] = typed === '' ? null : typed;
  }
  if (draft.regime !== before.regime) patch.regime = draft.regime;
  if (draft.keeps_accounting !== before.keeps_accounting) patch.keeps_accounting = draft.keeps_accounting;
  return patch;
}
