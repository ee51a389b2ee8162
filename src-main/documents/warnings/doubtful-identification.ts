import { isDoubtful } from '../identifiers/identification.ts';
import type { Warning } from '../model/document-kind.ts';
import type { Party } from '../parties/party.ts';

/** A check digit that fails is a warning to the authority, and so to us (api.md §7). `whose`: `del comprador`. */
export function doubtfulIdentification(
  party: Pick<Party, 'identification_type' | 'identification'>,
  whose: string,
): Warning[] {
  if (!isDoubtful(party)) return [];
  return [
    {
      code: 'buyer_identification_doubtful',
      message: `La identificación ${whose} no pasa su dígito verificador.`,
      detail: `Revise ${party.identification}; el SRI puede aceptarla con una advertencia.`,
    },
  ];
}
