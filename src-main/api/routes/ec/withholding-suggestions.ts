import { withholdingSuggestionBody } from '../../../documents/withholding/suggestion/body.ts';
import { withholdingSuggestion } from '../../../documents/withholding/suggestion/withholding-suggestion.ts';
import type { Lookups } from '../../../received/lookups.ts';
import { jsonOf } from '../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../routing/route.ts';

export function withholdingSuggestionRoutes(lookups: Lookups): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'POST',
      path: '/v1/ec/withholding-suggestions',
      operationId: 'suggest_withholding',
      permission: 'issue_documents',
      tag: 'Comprobante de retención',
      summary: 'Sugerir qué retener',
      description:
        'Lee la factura de un proveedor, del SRI por su clave de acceso o tal como se emitió, y sugiere qué retener con los ' +
        'porcentajes de la fecha. No guarda la sugerencia: su documento de sustento va tal cual al emitir la retención.',
      body: withholdingSuggestionBody,
      exampleOn: suggestionExample,
      answers: [{ status: 200, description: 'Qué retener', schema: withholdingSuggestion }],
      problems: ['not_available_in_sandbox', 'authority_unavailable'],
      handle: async ({ caller, body }) => jsonOf(200, await lookups.suggestWithholding(caller, body)),
    }),
  ];
}

const suggestionExample = (today: string) => ({
  kind: 'goods',
  invoice: {
    supplier: {
      identification_type: 'ruc',
      identification: '1790016919001',
      name: 'COMERCIAL EJEMPLO S.A.',
    },
    number: '001-002-000004321',
    issue_date: today,
    taxes: [{ type: 'iva', rate: 'iva_15', base: '200.00' }],
    subtotal: '200.00',
    total: '230.00',
  },
});
