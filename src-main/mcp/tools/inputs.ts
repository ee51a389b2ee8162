import { z } from 'zod';
import { documentTypes } from '../../documents/kinds.ts';
import { agentDocument } from '../documents/agent-document.ts';

/** Inputs that several tools take, with the same words. */

export const typeInput = z.enum(documentTypes).meta({
  description:
    'invoice: factura; purchase_settlement: liquidación de compra; credit_note y debit_note: notas de crédito y de ' +
    'débito; delivery_note: guía de remisión; withholding: comprobante de retención',
});

export const idInput = z.uuid('Debe ser un UUID: el `id` que dan find_documents e issue_document.').meta({
  description: 'El `id` del documento (no su número)',
});

/** For a tool that only looks: a person says the number, and the paper the access key. */
export const anyNameInput = z
  .string()
  .regex(
    /^(\d{3}-\d{3}-\d{9}|\d{49}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i,
    'Debe ser el `id`, un número como "001-001-000000012" o una clave de acceso de 49 dígitos.',
  )
  .meta({ description: 'El `id` del documento, su número o su clave de acceso' });

/** The API checks it, with all its faults: the tool only carries it. */
export const bodyInput = z.record(z.string(), z.unknown()).meta({
  description:
    'El cuerpo de la llamada de emisión del API. Su esquema y un ejemplo los da describe_document_type. Los montos son ' +
    'textos decimales: "11.50"',
});

export const waitInput = z.int().min(0).max(25).default(15).meta({
  description: 'Segundos que se espera la decisión del SRI antes de responder; 0 no espera',
});

export const documentOutput = z.strictObject({
  document: agentDocument.meta({ description: 'El recurso entero del API' }),
});
