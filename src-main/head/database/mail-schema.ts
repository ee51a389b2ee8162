/**
 * Mail of the head office's own. A letter is queued in the transaction that writes down what it is about, once for what it is
 * about; whichever head office of the database begins an attempt has it until the next one is due.
 *
 * `told_attention` is what a letter reported and a person still has to look at; with how much of it there was, as numbers
 * that are missing may become more.
 */
export const mailSchema = `
CREATE TABLE email_account (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  host text NOT NULL,
  port integer NOT NULL,
  security text NOT NULL CHECK (security IN ('starttls', 'tls', 'none')),
  "user" text,
  sealed_password bytea,
  from_name text,
  from_address text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE email (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  about jsonb NOT NULL,
  recipient text NOT NULL,
  status text NOT NULL CHECK (status IN ('queued', 'sent', 'bounced', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  problem text,
  message_id text,
  sent_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK ((status = 'queued') = (next_attempt_at IS NOT NULL))
);
CREATE INDEX email_due ON email (next_attempt_at) WHERE status = 'queued';
CREATE INDEX email_of_kind ON email ((about ->> 'kind'), id DESC);

CREATE TABLE attention_mail (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  email text NOT NULL,
  last_day date
);

CREATE TABLE monthly_mail (
  only_one integer PRIMARY KEY CHECK (only_one = 1),
  email text NOT NULL,
  since text NOT NULL
);

CREATE TABLE told_attention (
  key text PRIMARY KEY,
  amount integer NOT NULL,
  email_id bigint NOT NULL REFERENCES email (id)
);
`;
