import { useEffect, useState } from 'react';
import type { TaxpayerResource } from '../../../../src-main/contract/documents/purchases/taxpayer.ts';
import { type Buyer, type BuyerDraft, draftOf, emptyBuyer, guessType } from '../../../lib/buyer-draft.ts';
import { useTaxpayer } from '../../../lib/queries/documents/taxpayer-query.ts';
import { identificationHint } from './identification-hint.ts';
import { useKnownCustomers } from './use-known-customers.ts';

/** Whose name, address and mail stand in the fields: those of a number must not stay with another. */
type DraftSource = 'own' | 'found';

/**
 * A buyer being taken down. A number that is known fills the rest, and takes it away again when it becomes another;
 * what somebody typed there is never touched.
 */
export function useBuyerDraft(buyer: Buyer | undefined) {
  const [draft, setDraft] = useState<BuyerDraft>(buyer ? draftOf(buyer) : emptyBuyer);
  const [source, setSource] = useState<DraftSource>('found');
  const identification = draft.identification.trim();
  const hint = identificationHint(draft.type, identification);
  const isTheSame = buyer?.identification === identification;
  const customers = useKnownCustomers(isTheSame ? '' : identification || draft.name);
  const meant = customers.find((customer) => customer.buyer.identification === identification);
  const isAsked = !isTheSame && (hint?.kind === 'right' || hint?.kind === 'wrong');
  const { data: taxpayer, isFetching: isLooking } = useTaxpayer(isAsked ? identification : '', isAsked);

  useEffect(() => {
    if (source === 'own' || isTheSame) return;
    if (meant) setDraft((typed) => withDetailsOf(typed, meant.buyer));
    else if (taxpayer) setDraft((typed) => withNameOf(typed, taxpayer));
  }, [meant, taxpayer, source, isTheSame]);

  return {
    draft,
    hint,
    known: customers,
    meant,
    taxpayer: source === 'found' && !meant ? taxpayer : undefined,
    /** What stands in the fields was found, not typed. */
    isFound: source === 'found',
    isLooking,
    /** The number, by hand or by a scanner. */
    identify(typed: string) {
      const type = guessType(typed.trim()) ?? draft.type;
      const { name, address, email } = source === 'own' ? draft : emptyBuyer;
      setDraft({ type, identification: typed, name, address, email });
    },
    choose(change: Partial<BuyerDraft>) {
      const changesText = Object.keys(change).some((field) => field !== 'type');
      if (changesText) setSource('own');
      setDraft({ ...draft, ...change });
    },
  };
}

function withDetailsOf(typed: BuyerDraft, buyer: Buyer): BuyerDraft {
  const isSame = typed.identification.trim() === buyer.identification;
  return isSame ? { ...draftOf(buyer), identification: typed.identification } : typed;
}

function withNameOf(typed: BuyerDraft, { identification, name = '' }: TaxpayerResource): BuyerDraft {
  return typed.identification.trim() === identification && typed.name === '' ? { ...typed, name } : typed;
}
