import { z } from 'zod';
import { commonBody, lineAdditionalInfo } from '../body/common-body.ts';
import { authorizationNumber } from '../identifiers/authorization-number.ts';
import { documentNumber } from '../identifiers/document-number.ts';
import { plate } from '../identifiers/plate.ts';
import { carrierBody } from '../parties/party.ts';
import { supportDocumentCode, supportDocumentType } from '../tables/support-document-types.ts';
import { quantityText } from '../values/amounts.ts';
import { dateText } from '../values/calendar/calendar-date.ts';
import { namedObject } from '../values/named-object.ts';
import { digits, emailAddress, text } from '../values/text.ts';

const itemBody = namedObject('delivery_item_body', {
  code: text(25).optional(),
  auxiliary_code: text(25).optional(),
  description: text(300),
  quantity: quantityText,
  additional_info: lineAdditionalInfo,
});

/** The schema has room for codes of two digits only (SRI reference §15), which the used goods' 294 and others exceed. */
const supportDocumentTypeOfTwoDigits = supportDocumentType.refine(
  (slug) => (supportDocumentCode(slug)?.length ?? 2) === 2,
  {
    params: { code: 'not_allowed_here' },
    error: 'Una guía de remisión solo admite comprobantes cuyo código del SRI tiene dos dígitos.',
  },
);

const supportDocumentBody = z
  .strictObject({
    document_type: supportDocumentTypeOfTwoDigits,
    number: documentNumber,
    issue_date: dateText,
    authorization_number: authorizationNumber,
  })
  .meta({ id: 'delivery_support_document_body', description: 'El comprobante que sustenta el traslado' });

const recipientBody = namedObject('delivery_recipient_body', {
  identification: text(20),
  name: text(300),
  address: text(300),
  email: emailAddress.optional(),
  reason: text(300),
  route: text(300).optional(),
  customs_document: text(20).optional(),
  destination_establishment: digits(3).optional(),
  support_document: supportDocumentBody.optional(),
  items: z.array(itemBody).min(1),
});

/** What a person decides of a delivery note (api.md §8). */
export const deliveryNoteBody = namedObject('delivery_note_body', {
  origin_address: text(300),
  carrier: carrierBody,
  plate,
  transport_start: dateText,
  transport_end: dateText,
  recipients: z.array(recipientBody).min(1),
  ...commonBody,
});
export type DeliveryNoteBody = z.output<typeof deliveryNoteBody>;
