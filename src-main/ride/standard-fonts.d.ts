/** Metrics of a standard font (Adobe's AFM files), as pdfkit carries them. */
declare module 'pdfkit/standard-fonts/*' {
  const metrics: {
    readonly name: string;
    /** Of the letters of WinAnsi, in the order of their codes, in thousandths of the size. */
    readonly glyphWidths: readonly number[];
    /** By turns how much nearer or farther two letters stand, and the pairs that do: each its distance from the last. */
    readonly kernPairs: readonly (number | readonly number[])[];
  };
  export default metrics;
}
