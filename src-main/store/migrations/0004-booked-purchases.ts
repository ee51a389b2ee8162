/** When a purchase is booked that a person moved to another month; null where that is the month in which it was issued. */
export const bookedPurchases = `
ALTER TABLE purchase ADD COLUMN booked_on TEXT;
CREATE INDEX purchase_booked ON purchase (entity_id, environment, booked_on, issue_date) WHERE booked_on IS NOT NULL;
`;
