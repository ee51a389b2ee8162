/** Figures of days that were computed before they distinguished exports and reimbursements are computed anew. */
export const figuresByNature = 'UPDATE report_day SET computed = 0;';
