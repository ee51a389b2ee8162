import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

/** What a person may start with one choice in the agent's menu. */
export function addPrompts(server: McpServer): void {
  server.registerPrompt(
    'emitir_factura',
    {
      title: 'Emitir una factura',
      description: 'Prepara la factura de una venta, la muestra y, con su visto bueno, la emite.',
      argsSchema: { venta: z.string().describe('A quién se vende, qué, a qué precio y cómo paga') },
    },
    ({ venta }) =>
      userMessage(
        'Quiero emitir una factura con Mostrador. Primero di con describe_business en qué negocio y ambiente estás. ' +
          'Arma el cuerpo según describe_document_type, pregúntame lo que falte y no inventes identificaciones ni ' +
          'precios. Haz preview_document y muéstrame comprador, líneas, impuestos, total y advertencias. Espera mi visto ' +
          'bueno y recién entonces usa issue_document con ese preview_id y una idempotency_key nueva. Al final dime el ' +
          `número, si el SRI la autorizó y, si no, qué dice explain_refusal.\n\nLa venta: ${venta}`,
      ),
  );
  server.registerPrompt(
    'atender_rechazados',
    {
      title: 'Atender los rechazados por el SRI',
      description: 'Busca lo devuelto y lo no autorizado, lo explica y propone cómo corregirlo.',
    },
    () =>
      userMessage(
        'Busca con find_documents los documentos con estado returned o not_authorized, explícame cada uno con ' +
          'explain_refusal en palabras sencillas y propón la corrección. No reenvíes nada con resubmit_document sin que ' +
          'yo lo apruebe, uno por uno.',
      ),
  );
  server.registerPrompt(
    'resumen_del_mes',
    {
      title: 'Resumen del mes',
      description: 'Lo vendido, el IVA y lo pendiente de un mes.',
      argsSchema: { mes: z.string().optional().describe('Como 2026-11; sin él, este mes') },
    },
    ({ mes }) =>
      userMessage(
        `Con report_period dame el resumen de ${mes ?? 'este mes'}: lo vendido neto, el IVA por tarifa, cuántos ` +
          'documentos siguen sin decisión del SRI y cuáles piden atención.',
      ),
  );
}

function userMessage(text: string) {
  return { messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }] };
}
