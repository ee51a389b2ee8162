/** What a month was when its mail was last attempted, by which a later change is known; null of earlier mails. It may go to an address again. */
export const mailedContent = `
ALTER TABLE email ADD COLUMN content_mark TEXT;
DROP INDEX email_of_month;
CREATE UNIQUE INDEX email_of_month ON email (entity_id, environment, month, recipient, request) WHERE month IS NOT NULL;
`;
