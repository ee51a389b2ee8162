/** Figures of days that were computed before they told exports and reimbursements apart are computed anew. */
export const figuresByNature = 'UPDATE report_day SET computed = 0;';
