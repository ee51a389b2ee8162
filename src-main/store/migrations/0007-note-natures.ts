/**
 * A note is declared as the invoice that it modifies. Its day is computed anew where it was computed before that was so, and
 * when the two find each other: an import may bring the invoice after the note.
 */
export const noteNatures = `
UPDATE report_day SET computed = 0 WHERE EXISTS (
  SELECT 1 FROM report_figure AS figure
  WHERE figure.scope = report_day.scope AND figure.day = report_day.day AND figure.dimension = 'type'
    AND figure.key IN ('credit_note', 'debit_note')
);
CREATE TRIGGER report_day_of_credit AFTER INSERT ON credit BEGIN
  UPDATE report_day SET changes = changes + 1 WHERE (scope, day) IN (
    SELECT list.scope, list.day FROM document JOIN document_list AS list ON list.seq = document.seq
    WHERE document.id = new.credit_note_id
  );
END;
`;
