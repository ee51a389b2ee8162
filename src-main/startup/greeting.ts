import { defaultDataDir } from '../config/default-folders.ts';
import { translate } from '../process/language.ts';

/** What a person reads when the service starts without a desktop: how to open the window, how to issue by hand. */
export function greeting({ url, link, dataDir }: { url: string; link: string; dataDir: string }): string {
  const data = dataDir === defaultDataDir() ? '' : `--data '${dataDir}' `;
  const example = `
  KEY=$(${commandName()} ${data}keys create --environment sandbox)
  echo "Authorization: Bearer $KEY" | curl '${url}/v1/ec/invoices?wait=20' \\
    -H @- -H "Content-Type: application/json" \\
    -d '{"buyer":{"identification_type":"consumidor_final"},
         "lines":[{"description":"Café","quantity":"1","unit_price":"2.50","taxes":[{"type":"iva","rate":"iva_15"}]}],
         "payments":[{"method":"sin_sistema_financiero"}]}'
`;
  return translate({
    es: `
Mostrador está listo.

  Ventana:  ${link}
            (el enlace sirve una sola vez, durante diez minutos)
  API:      ${url}/v1/docs

Para emitir su primera factura de práctica desde otra terminal:
${example}`,
    en: `
Mostrador is ready.

  Window:   ${link}
            (the link serves once, for ten minutes)
  API:      ${url}/v1/docs

To issue your first invoice of practice from another terminal:
${example}`,
  });
}

/** How the command line is called from where this was started. */
function commandName(): string {
  const script = process.env.npm_lifecycle_event;
  if (script === 'npx') return 'npx mostrador';
  return script === 'serve' || script === 'start' ? 'npm run -s cli --' : 'mostrador';
}
