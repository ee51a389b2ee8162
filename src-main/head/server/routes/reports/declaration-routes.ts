import { buffer } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkQuery } from '../../../../api/routing/check-query.ts';
import { headRoles } from '../../../../contract/head/stations/stations.ts';
import { refuse } from '../../../../contract/problems/refuse.ts';
import { declarationBody } from '../../../../contract/reports/declaration.ts';
import { periodQuery, reportMediaTypes } from '../../../../contract/reports/period-report.ts';
import { checkBody } from '../../../../documents/body/check-body.ts';
import { sheetOfTable } from '../../../../exports/formats/table-sheet.ts';
import { workbookOf } from '../../../../exports/formats/write-workbook.ts';
import { declarationSheets } from '../../../../reports/declaration/declaration-sheets.ts';
import type { HeadDeclarations } from '../../../declaration/head-declarations.ts';
import { incompleteSheet } from '../../../declaration/incomplete-sheet.ts';
import { scopeOf } from '../../../keys/scope-of.ts';
import { answer } from '../../answer.ts';
import { type KeyDoor, onlyKeys } from '../../guard.ts';

export interface DeclarationParts extends KeyDoor {
  readonly declarations: Pick<HeadDeclarations, 'read' | 'save'>;
}

/** What the business declares of a period, of what all its tills reported: for keys of the whole business. */
export function registerDeclarationRoutes(server: FastifyInstance, parts: DeclarationParts): void {
  const { database, declarations } = parts;
  const readers = { onRequest: onlyKeys(parts, headRoles) };
  const declarants = { onRequest: onlyKeys(parts, ['accountant', 'manager', 'owner']) };

  async function declaration({ query, keyOwner, signal }: FastifyRequest) {
    const days = checkQuery(periodQuery, query);
    if (!days.ok) return days;
    const { environment } = await scopeOf(database, keyOwner);
    return declarations.read(environment, days.value, signal);
  }

  server.get('/v1/head/reports/declaration', readers, async (request, reply) =>
    answer(request, reply, await declaration(request)),
  );

  server.get('/v1/head/reports/declaration/file', readers, async (request, reply) => {
    const declared = await declaration(request);
    if (!declared.ok) return answer(request, reply, declared);
    const { from, to, incomplete } = declared.value;
    const sheets = [...declarationSheets(declared.value), incompleteSheet(incomplete)].map(sheetOfTable);
    return reply
      .type(reportMediaTypes.xlsx)
      .header('content-disposition', `attachment; filename="declaracion-${from}-${to}.xlsx"`)
      .send(await buffer(workbookOf(sheets)));
  });

  server.put('/v1/head/reports/declaration', declarants, async (request, reply) => {
    const days = checkQuery(periodQuery, request.query);
    if (!days.ok) return answer(request, reply, days);
    const body = checkBody(declarationBody, request.body ?? {});
    if (!body.ok) return answer(request, reply, refuse({ code: 'validation_failed', errors: body.faults }));
    const { environment } = await scopeOf(database, request.keyOwner);
    const saved = await declarations.save(environment, days.value, body.value, request.signal);
    return answer(request, reply, saved);
  });
}
