import { takesBody } from '../route/request.ts';
import type { Route } from '../route/route.ts';

/** Where the service listens unless its port was taken. */
const serviceUrl = 'http://127.0.0.1:4747';

/** How an operation is called from a shell. */
export function curlOf(route: Route): string {
  const { method, path, access } = route;
  const url = `${serviceUrl}${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => `$${name.toUpperCase()}`)}`;
  const files = route.answers.some(
    ({ mediaType }) => mediaType === 'application/pdf' || mediaType === 'application/xml',
  );
  const lines = [
    `curl${method === 'GET' ? '' : ` -X ${method}`} "${url}"`,
    ...(access.who === 'anyone'
      ? []
      : [`-H "Authorization: Bearer $${access.who === 'person' ? 'SESION' : 'CLAVE'}"`]),
    ...(route.idempotent ? ['-H "Idempotency-Key: venta-1041"'] : []),
    ...(takesBody(route)
      ? ['-H "Content-Type: application/json"', `-d '${JSON.stringify(route.example ?? {}, undefined, 2)}'`]
      : []),
    ...(files ? ['-OJ'] : []),
  ];
  return lines.join(' \\\n  ');
}
