/** The files of a month of all tills. */
export const headMonth = {
  title: 'File of the month',
  contents:
    'A ZIP with the XML and the RIDE of what the SRI authorized, of all tills and by kind, and an Excel workbook of all documents and of what was sold. Purchases and the annex (ATS) are not in it: each till gives them where it closes the month. The figures of forms 104 and 103 are in Figures to declare.',
  mailTitle: 'Send the file to the accountant each month',
  noAccount: 'There is no mail account yet: set it up above. What is due waits.',
  mailIntro:
    'The file of the month of all tills (Reports → File of the month) leaves by itself on the day after the last one to annul, once, from the head office’s mail account. Where it is larger than 15 MB, the e-mail says how to get it.',
};
