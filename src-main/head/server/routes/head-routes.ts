import type { FastifyInstance } from 'fastify';
import type { AwaitChanges } from '../../changes/await-changes.ts';
import { registerHeadDescription } from '../../description/describe-head.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import type { HeadMail } from '../../mail/start-mail.ts';
import { type AdminParts, registerAdminRoutes } from './admin-routes.ts';
import { registerCatalogRoutes } from './catalog-routes.ts';
import { registerCommandRoutes } from './command-routes.ts';
import { registerCreditRoutes } from './credit-routes.ts';
import { registerErrorPage } from './error-page-route.ts';
import { registerHealthRoute } from './health-route.ts';
import { registerKeyRoutes } from './key-routes.ts';
import { registerMailRoutes } from './mail-routes.ts';
import { type ReadingParts, registerReadingRoutes } from './reading-routes.ts';
import { registerRejectedRoutes } from './rejected-routes.ts';
import { type DeclarationParts, registerDeclarationRoutes } from './reports/declaration-routes.ts';
import { registerReportRoutes } from './reports/report-routes.ts';
import { registerSessionRoutes } from './session-routes.ts';
import { registerStationRoutes } from './station-routes.ts';

export interface HeadParts extends AdminParts, ReadingParts, DeclarationParts {
  readonly mail: HeadMail;
  readonly ingest: Ingest;
  readonly awaitChanges: AwaitChanges;
}

/** All that a head office answers: to its stations, to people and to programs. */
export function registerHeadRoutes(server: FastifyInstance, parts: HeadParts): void {
  registerHeadDescription(server);
  registerStationRoutes(server, parts.ingest, parts.awaitChanges, parts.address);
  registerAdminRoutes(server, parts);
  registerKeyRoutes(server, parts);
  registerRejectedRoutes(server, parts);
  registerMailRoutes(server, parts);
  registerCatalogRoutes(server, parts);
  registerCommandRoutes(server, parts);
  registerReportRoutes(server, parts);
  registerDeclarationRoutes(server, parts);
  registerSessionRoutes(server, parts);
  registerCreditRoutes(server, parts);
  registerReadingRoutes(server, parts);
  registerErrorPage(server);
  registerHealthRoute(server, parts);
}
