/** The text that a document is found by: names, identifications, its number in several forms, its access key. */
export function searchTextOf(document: {
  parties: readonly { readonly name: string; readonly identification: string }[];
  number: string;
  sequential: number;
  accessKey: string;
}): string {
  const { parties, number, sequential, accessKey } = document;
  const people = parties.flatMap(({ name, identification }) => [name, identification]);
  return [...people, number, number.replaceAll('-', ''), String(sequential), accessKey].join(' ');
}
