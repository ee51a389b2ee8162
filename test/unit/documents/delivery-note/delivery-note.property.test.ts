import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import { arbitraryDeliveryNoteBody } from '../../../support/builders/arbitrary/arbitrary-delivery-note.ts';
import { describeAnyBody } from '../../../support/kinds/describe-any-body.ts';

describeAnyBody(deliveryNoteKind, {
  bodies: arbitraryDeliveryNoteBody.map((body) => ({ body })),
  schemaFile: 'GuiaRemision_V1.1.0.xsd',
  // No XML says where the recipients read their mail.
  carried: (content) => ({
    ...content,
    recipients: content.recipients.map(({ email: _left, ...recipient }) => recipient),
  }),
});
