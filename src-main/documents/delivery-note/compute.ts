import { transportFaults } from '../body/transport-dates.ts';
import type { DeliveryNote } from '../model/delivery-note.ts';
import type { ComputeContext } from '../model/document-kind.ts';
import { decimal, formatQuantity } from '../values/decimal.ts';
import type { Checked, Fault } from '../values/fault.ts';
import type { DeliveryNoteBody } from './body.ts';

/** A delivery note has no amounts: of a body that was checked only its dates can still be at fault. */
export function computeDeliveryNote(
  body: DeliveryNoteBody,
  { issueDate }: ComputeContext,
): Checked<DeliveryNote> {
  const faults = [...transportFaults(body, { issueDate, pointer: '' }), ...supportFaults(body, issueDate)];
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: {
      object: 'delivery_note',
      origin_address: body.origin_address,
      carrier: body.carrier,
      plate: body.plate,
      transport_start: body.transport_start,
      transport_end: body.transport_end,
      recipients: body.recipients.map((recipient) => ({
        ...recipient,
        items: recipient.items.map((item) => ({ ...item, quantity: formatQuantity(decimal(item.quantity)) })),
      })),
      fiscal_machine: body.fiscal_machine,
      additional_info: body.additional_info,
    },
  };
}

/** Says the same on any day until its transport begins. */
export function redatedDeliveryNote(content: DeliveryNote, issueDate: string): Checked<DeliveryNote> {
  const faults = [
    ...transportFaults(content, { issueDate, pointer: '' }),
    ...supportFaults(content, issueDate),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: content };
}

/** What supports the transport of goods exists before it: a sale of tomorrow supports none. */
function supportFaults({ recipients }: Pick<DeliveryNote, 'recipients'>, issueDate: string): Fault[] {
  return recipients.flatMap(({ support_document: support }, index): Fault[] => {
    if (!support || (support.issue_date ?? '') <= issueDate) return [];
    return [
      {
        pointer: `/recipients/${index}/support_document/issue_date`,
        code: 'date_in_future',
        message: `El comprobante de sustento no puede ser posterior al día de emisión de la guía, ${issueDate}.`,
      },
    ];
  });
}
