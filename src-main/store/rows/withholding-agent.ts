import type { EntityRow } from '../schema/business.ts';

/** Columns by which the authority made a business an agent of withholding. */
export const agentColumns = [
  'withholding_agent_resolution',
  'special_taxpayer_resolution',
  'large_taxpayer_resolution',
] as const;

export function isWithholdingAgent(entity: Pick<EntityRow, (typeof agentColumns)[number]>): boolean {
  return agentColumns.some((column) => entity[column] !== null);
}
