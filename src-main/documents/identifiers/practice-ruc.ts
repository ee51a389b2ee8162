/** No province has the number 99, so nobody can take this business or its documents for real ones. */
export const PRACTICE_RUC = '9999999999001';
