/** Of a mobile telephone in Ecuador, as it is dialled from abroad. */
const ECUADOR = '593';

/**
 * The digits that WhatsApp's links want, of a number as it was typed: `0991234567`, `+593 99 123 4567` or one of another
 * country with its `+`. Undefined where it cannot be a mobile telephone.
 */
export function whatsAppNumber(typed: string): string | undefined {
  const bare = typed.replace(/[\s().-]/g, '');
  const local = /^0?(9\d{8})$/.exec(bare)?.[1];
  if (local !== undefined) return ECUADOR + local;
  const international = /^(?:\+|00)([1-9]\d{7,14})$/.exec(bare)?.[1] ?? /^(5939\d{8})$/.exec(bare)?.[1];
  return international?.startsWith(ECUADOR) && !/^5939\d{8}$/.test(international) ? undefined : international;
}

/** A link that opens a conversation with the message written; the person sends it. */
export function whatsAppLink(number: string, message: string): string {
  return `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
}
