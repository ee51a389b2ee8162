import { useEffect, useState } from 'react';
import { claimDraft, type DraftOwnership } from './claim-draft.ts';

/** Browsers without locks have one window, as the desktop shell does. */
export function useDraftOwnership(name: string): DraftOwnership {
  const [ownership, setOwnership] = useState<DraftOwnership>(navigator.locks ? 'asked' : 'ours');
  useEffect(() => (navigator.locks ? claimDraft(navigator.locks, name, setOwnership) : undefined), [name]);
  return ownership;
}
