/**
 * The kinds of documents that the annex takes as purchases, each with the identifications of suppliers that it may come from
 * (ATS catalogue, table 4, by the transactions of table 2: 01 RUC, 02 cédula, 03 passport or from abroad).
 */
const types: Readonly<Record<string, readonly string[]>> = {
  '01': ['01'],
  '02': ['01'],
  '03': ['02', '03'],
  '04': ['01', '02', '03'],
  '05': ['01', '02', '03'],
  '08': ['01'],
  '09': ['01', '02', '03'],
  '11': ['01'],
  '12': ['01', '02', '03'],
  '15': ['03'],
  '19': ['01', '02', '03'],
  '20': ['01'],
  '21': ['01'],
  '41': ['01', '02', '03'],
  '42': ['01', '02', '03'],
  '43': ['01'],
  '45': ['01', '03'],
  '47': ['01'],
  '48': ['01'],
  '294': ['02', '03'],
  '344': ['02', '03'],
  '364': ['01', '02', '03'],
  '375': ['01'],
};

/** Of which suppliers the annex takes a kind of document; undefined of what is no purchase. */
export function identificationsOf(type: string): readonly string[] | undefined {
  return types[type];
}
