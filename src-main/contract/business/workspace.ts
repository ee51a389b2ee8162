import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { updatePhases } from '../desktop/updates.ts';
import { entityResource } from './entity.ts';

/** What the window needs to know at start. */
export const workspaceResource = namedObject('workspace', {
  object: z.literal('workspace'),
  version: z.string(),
  software_provider_ruc: z.string().optional().meta({
    description: 'RUC Proveedor que va en cada documento; falta donde nadie lo dijo',
  }),
  substitute_authority: z.string().optional().meta({
    description: 'Quién responde en lugar del SRI en producción; falta donde es el SRI',
  }),
  secret_key: z
    .strictObject({
      kept_by: z.enum(['system', 'file']),
      is_unprotected: z.boolean().meta({
        description: 'Si el sistema operativo debía guardarla y no pudo: en el escritorio, sin llavero',
      }),
    })
    .meta({ description: 'Quién guarda la clave del certificado y de las contraseñas' }),
  update: z
    .strictObject({
      state: z.enum(updatePhases),
      version: z.string().optional().meta({ description: 'La que se descarga o está lista' }),
    })
    .optional()
    .meta({ description: 'De este programa; falta donde no se actualiza por sí mismo' }),
  sends_mail: z
    .boolean()
    .meta({ description: 'Si hay una cuenta de correo; sin ella, lo que se envía espera' }),
  entities: z.array(entityResource),
  environment: z.enum(environments).meta({
    description:
      'El del negocio, en el que abre cada ventana: live desde que alguien pasó a producción o se emitió en ella',
  }),
  /** The environments that can be worked in: sandbox always, test and live once the business is set up. */
  environments: z.array(z.enum(environments)),
});
export type WorkspaceResource = z.output<typeof workspaceResource>;
