import type { Generated, Selectable } from 'kysely';
import type { FeedSubject } from '../../contract/head/stations/feed.ts';
import type { StationState } from '../../contract/head/stations/head-office.ts';

export interface StationTables {
  /** The head office this station reports to; no row while there is none. */
  station: {
    only_one: 1;
    /** As the head office knows it. */
    id: string;
    url: string;
    /** Of the head office's certificate. */
    pin: string;
    /** The business of the head office, as that names it: identifiers of customers follow from it. */
    business: string;
    /** Sealed by the secret box. */
    sealed_key: Uint8Array;
    /** Which life of this data folder the head office follows: another after it was asked to begin anew. */
    incarnation: string;
    state: StationState;
    enrolled_at: string;
    /** The last of the feed that the head office acknowledged. */
    position: number;
    last_batch: string | null;
    /** What is being sent now, under a name it keeps until it is acknowledged. */
    batch: string | null;
    batch_end: number | null;
    /** The last change of the head office that was applied. */
    changes_position: Generated<number>;
    /** 1: everything is learned anew. */
    learning: Generated<0 | 1>;
    /** The life under which it asks to begin anew, until it is answered. */
    resuming: string | null;
    /** What is fetched of all that the head office has of this station, as this disk lacks some of it; null: nothing. */
    fetching: 'documents' | 'records' | null;
    /** The last of it that was; null before the first. */
    fetched: string | null;
    /** Of the cash sessions that were fetched, those of which a person has to know. */
    fetched_sessions_json: string | null;
    /** 1: it issues nothing live any more, and ends once everything is reported. */
    retiring: Generated<0 | 1>;
    /** 1: the head office takes what was bought, and it is noted. */
    reports_purchases: Generated<0 | 1>;
  };
  /** What the head office decides here. */
  head_item: {
    subject: string;
    /** As the head office knows it. */
    id: string;
    version: number;
    /** Which record it is here; null where it could not be made. */
    local_id: string | null;
    /** `{because, body}` of a change that could not be done. */
    refused_json: string | null;
    /** 1: the head office did not name it yet since everything is learned anew. */
    stale: 0 | 1;
  };
  /** A customer as the head office had it by its last report, and with what it acknowledged since. */
  customer_base: {
    /** Its identification, as in `feed.ref`. */
    key: string;
    /** 0: its report did not come yet. */
    version: number;
    name: string;
    address: string | null;
    email: string | null;
    phone: string | null;
    price_list_id: string | null;
    notes: string | null;
  };
  /** The customers as they are reported to the head office: price lists by its own identifiers, others left out. */
  shared_customer: StationTables['customer_base'] & {
    id: string;
    identification_type: string;
    identification: string;
    created_at: string;
  };
  /** What the head office asked this station to do with a document. */
  head_command: {
    /** UUID v7 of the head office: they sort by when they were given. */
    id: string;
    /** Of the document, as the head office knew it; 0: it is about a series. */
    revision: number;
    /** With `requested_by`. */
    asked_json: string;
    /** Null: it is still to be done. */
    ended_at: string | null;
    /** Why it was not done. */
    problem_json: string | null;
  };
  /** What the head office was asked to hold for a note that is not written yet. */
  credit_hold: { note_id: string; revision: number };
  /** What other tills hold of an invoice of this one, as the head office reported; `until`: null for good. */
  credit_elsewhere: { invoice_id: string; amount: string; until: string | null };
  /** What changed since the head office last had it. */
  feed: {
    position: Generated<number>;
    subject: FeedSubject;
    /** The record's `id`, or its `seq` where it has none; of a customer its identification. */
    ref: string;
  };
}

export type StationRow = Selectable<StationTables['station']>;
