/**
 * A cell of a CSV file that begins so is a formula for Excel and LibreOffice: a name somebody gave a product could run
 * a program there (OWASP, "CSV Injection").
 * One that is guarded already is guarded again, so that each apostrophe taken off was put there here.
 */
const FORMULA = /^'*[=+\-@\t\r]/;

/** A plain number is none, though it may begin with its sign. */
const NUMBER = /^[+-]?[\d.,]+$/;

/** With an apostrophe before it, a spreadsheet shows the text and computes nothing. */
export function guard(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** Takes the apostrophe off again. */
export function unguard(cell: string): string {
  return cell.startsWith("'") && guard(cell.slice(1)) === cell ? cell.slice(1) : cell;
}

/**
 * A decimal as Excel in Ecuador reads it, with a comma. With three decimals it could be read as thousands: `1.234` is
 * written with a fourth.
 */
export function decimalComma(number: string): string {
  return number.replace(/\.\d{3}$/, '$&0').replace('.', ',');
}
