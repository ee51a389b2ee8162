import type { Move } from '../../../../backup/move/move.ts';
import { moveBody, moveResource, moveUndoBody } from '../../../../contract/business/backups/move.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

/** The business goes to another computer, and this one issues no more. */
export function moveRoutes(move: Move): readonly Route[] {
  const common = { ...bare, path: '/v1/local/move', tag: 'Configuración' } as const;
  return [
    personRoute({
      ...common,
      // A banner shows everybody that nothing is issued here any more.
      permission: 'signed_in',
      method: 'GET',
      operationId: 'retrieve_move',
      summary: 'Saber si el negocio se movió a otra computadora',
      answers: [{ status: 200, description: 'Dónde siguen los números', schema: moveResource }],
      problems: [],
      handle: async () => json(200, move.read()),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      method: 'POST',
      operationId: 'start_move',
      summary: 'Mover el negocio a otra computadora',
      description:
        'Escribe un solo archivo cifrado, que se abre en la otra con «restore», y desde ya aquí no se emite ni se envía nada ' +
        'de producción. Vale siete días y para una sola computadora. Si no se puede escribir, se sigue emitiendo aquí.',
      body: moveBody,
      example: {
        file: '/media/memoria/mi-negocio.age',
        passphrase: 'cuatro palabras al azar',
        passphrase_again: 'cuatro palabras al azar',
      },
      answers: [{ status: 202, description: 'Se escribe el archivo', schema: moveResource }],
      problems: ['invalid_state'],
      handle: async ({ body }) => jsonOf(202, await move.start(body)),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/move/cancel',
      method: 'POST',
      operationId: 'cancel_move',
      summary: 'Cancelar un cambio de computadora mientras se escribe el archivo',
      description:
        'Borra lo que se escribió, y se sigue emitiendo aquí. Si no se puede borrar, los números no vuelven: bórrelo y deshaga.',
      answers: [{ status: 200, description: 'Dónde siguen los números', schema: moveResource }],
      problems: ['invalid_state'],
      handle: async () => jsonOf(200, await move.cancel()),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/move/undo',
      method: 'POST',
      operationId: 'undo_move',
      summary: 'Deshacer un cambio de computadora que no llegó a hacerse',
      description:
        'Solo si el archivo nunca se abrió en otra. Las series quedan sin probar: no dan números hasta que una persona diga ' +
        'con cuál siguen.',
      body: moveUndoBody,
      example: { never_opened: true },
      answers: [{ status: 200, description: 'Los números vuelven a estar aquí', schema: moveResource }],
      problems: ['invalid_state'],
      handle: async () => jsonOf(200, await move.undo()),
    }),
  ];
}
