/** A code may bring along the emission point that a new station is to have, `001-002`; the station has it from then on. */
export const headSchema5 = `
ALTER TABLE enrolment_code ADD COLUMN emission_point text;
ALTER TABLE station ADD COLUMN assigned_point text;
`;
