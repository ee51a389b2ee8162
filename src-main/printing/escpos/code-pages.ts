import type { CodePage } from '../../contract/printing/printer.ts';

/** What stands at 80 to FF; where a table has nothing, a space that is never asked for. */
const tables: Readonly<Record<CodePage, string>> = {
  // Code page 850 with the euro sign.
  pc858:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  wpc1252: new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 128 }, (_, at) => at + 128)),
};

/** What `ESC t` calls them, the same in the usual printers (Epson's reference, "Select character code table"). */
export const codePageNumbers: Readonly<Record<CodePage, number>> = { pc858: 19, wpc1252: 16 };

const codes: Readonly<Record<CodePage, ReadonlyMap<string, number>>> = {
  pc858: codesOf(tables.pc858),
  wpc1252: codesOf(tables.wpc1252),
};

function codesOf(table: string): ReadonlyMap<string, number> {
  return new Map([...table].map((letter, index) => [letter, index + 128]));
}

/** The bytes of a text in a table; undefined when one of its letters is not in it. */
export function encodeText(text: string, page: CodePage): Uint8Array | undefined {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const byte = code >= 0x20 && code < 0x7f ? code : codes[page].get(letter);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
