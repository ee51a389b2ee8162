import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';

const host = z
  .union([z.ipv4(), z.ipv6()], {
    error: 'Debe ser una dirección de este equipo, como "127.0.0.1", "0.0.0.0" o "192.168.1.10".',
  })
  .meta({
    description:
      'En qué dirección de este equipo escucha: 127.0.0.1 detrás de un proxy o túnel, 0.0.0.0 en todas las redes',
  });

const trustedProxies = z
  .array(
    z.union([z.ipv4(), z.ipv6()], { error: 'Debe ser la dirección IP de un proxy, como "192.168.1.5".' }),
  )
  .max(10)
  .meta({
    description:
      'Proxies o túneles a los que se cree cuando dicen en X-Forwarded-For quién visita; a nadie más se le cree',
  });

const port = z.int().min(1).max(65_535);

/** Scheme, name or address, port: a path would be one more thing to be mistaken about. */
const originForm = /^(https?):\/\/([a-z0-9][a-z0-9.-]*|\[[0-9a-f:]+\])(:\d{1,5})?\/?$/;

const publicUrl = z
  .string()
  .max(200)
  .toLowerCase()
  .regex(originForm, 'Debe ser solo la dirección, sin ruta: como "https://comprobantes.tienda.ec".')
  // The form alone lets through what is no address: [2b:d:], 1.2.3.4.5, port 99999.
  .refine((text) => z.url().safeParse(text).success, {
    params: { code: 'invalid_format' },
    error: 'No es una dirección: revise el nombre o los números, y el puerto.',
  })
  .refine(isPrivateEnough, {
    params: { code: 'not_allowed_here' },
    error:
      'En internet los comprobantes viajan cifrados: use https. http se admite en este equipo o la red local.',
  })
  .meta({
    description: 'Cómo llegan los clientes; los enlaces empiezan con ella y ningún otro nombre responde',
  });

/** Where customers see their documents (api.md §8). Off until somebody switches it on. */
export const portalBody = z
  .strictObject({
    enabled: z.boolean(),
    host: host.default('127.0.0.1'),
    port: port.default(4780),
    trusted_proxies: trustedProxies.default([]),
    public_url: publicUrl.optional(),
  })
  .refine(({ enabled, public_url }) => !enabled || public_url !== undefined, {
    path: ['public_url'],
    params: { code: 'required' },
    error: 'Para encender el portal indique la dirección por la que llegan sus clientes.',
  })
  .meta({ id: 'portal_body' });
export type PortalBody = z.output<typeof portalBody>;

const portalTroubles = ['port_taken', 'address_unavailable', 'not_permitted'] as const;
export type PortalTrouble = (typeof portalTroubles)[number];

export const portalResource = namedObject('portal', {
  object: z.literal('portal'),
  enabled: z.boolean(),
  host,
  port,
  trusted_proxies: trustedProxies,
  public_url: z.string().optional(),
  state: z.enum(['off', 'listening', 'failed']),
  trouble: z
    .strictObject({ code: z.enum(portalTroubles), message: z.string(), remedy: z.string() })
    .optional()
    .meta({ description: 'Por qué no escucha, aunque está encendido' }),
});
export type PortalResource = z.output<typeof portalResource>;

/** Names and addresses of this machine and of a local network, as a URL writes them. */
const localNames = [
  /^localhost$/,
  /\.(local|lan|home\.arpa|localhost)$/,
  /^(127|10)(\.\d{1,3}){3}$/,
  /^192\.168(\.\d{1,3}){2}$/,
  /^172\.(1[6-9]|2\d|3[01])(\.\d{1,3}){2}$/,
  /^\[::1\]$/,
  /^\[f[cd][0-9a-f]{2}:/,
  /^\[fe[89ab][0-9a-f]:/,
] as const;

function isPrivateEnough(text: string): boolean {
  const [, scheme, hostname = ''] = originForm.exec(text) ?? [];
  return scheme !== 'http' || localNames.some((name) => name.test(hostname));
}
