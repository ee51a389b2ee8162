import { sql } from 'kysely';
import type { Environment } from '../../documents/kinds.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { ReportedDocument } from '../feed/read-line.ts';
import { rejectionOf } from '../feed/why-rejected.ts';

interface ShopAddress {
  readonly environment: Environment;
  readonly establishment: string;
  readonly address: string;
  /** When the document that says it was made. */
  readonly at: string;
}

/** Keeps the addresses of shops as their newest documents say them, outside the transactions of batches. */
export function makeShopAddresses(database: HeadDatabase) {
  const addresses = new Map<string, ShopAddress>();

  async function keep({ environment, establishment, address, at }: ShopAddress): Promise<void> {
    await sql`
      INSERT INTO shop (environment, establishment, address, told_at)
      VALUES (${environment}, ${establishment}, ${address}, ${at})
      ON CONFLICT (environment, establishment) DO UPDATE SET address = excluded.address, told_at = excluded.told_at
      WHERE shop.told_at < excluded.told_at
    `.execute(database);
  }

  return {
    /** To be called of documents that were stored. */
    async note(documents: readonly ReportedDocument[]): Promise<void> {
      for (const one of documents) await noteOne(one);
    },
  };

  async function noteOne({ document }: ReportedDocument): Promise<void> {
    const { environment, establishment } = document.identity;
    const address = document.issuer.establishmentAddress ?? document.issuer.headOfficeAddress;
    const key = `${environment} ${establishment}`;
    const before = addresses.get(key);
    if (before && (before.address === address || before.at >= document.createdAt)) return;
    const shop = { environment, establishment, address, at: document.createdAt };
    try {
      await keep(shop);
    } catch (reason) {
      // An address that the database does not hold is no reason to refuse a document that it does.
      if (!rejectionOf(reason)) throw reason;
    }
    addresses.set(key, shop);
  }
}

export type ShopAddresses = ReturnType<typeof makeShopAddresses>;
