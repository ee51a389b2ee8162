import type { PersonAccess } from '../../contract/counter/permissions.ts';
import type { KeyScope } from '../../contract/local.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import type { Caller } from '../../issuing/requests/caller.ts';

/** Who may call a route. */
export type Access =
  | { readonly who: 'anyone' }
  /** A caller with a secret that the route itself knows: of a pairing. */
  | { readonly who: 'secret_holder' }
  | { readonly who: 'person'; readonly permission: PersonAccess }
  /** A person reaches it with a key of their session, and then needs the permission as well as the scope. */
  | { readonly who: 'key'; readonly scope: KeyScope; readonly permission: PersonAccess }
  | { readonly who: 'person_or_key'; readonly scope: KeyScope; readonly permission: PersonAccess };

/** Who may call a route of a head office. */
export type HeadAccess =
  | { readonly who: 'head_key'; readonly roles: readonly string[]; readonly whole_business: boolean }
  | { readonly who: 'head_station' };

/** A person's session: opened from the window, or with a one-time link. */
export interface Person {
  readonly kind: 'person';
  /** Names the session; its token stays with the client that opened it. */
  readonly session: string;
}

/** A program with an API key (or the window with its session key). */
export interface KeyHolder {
  readonly kind: 'key';
  readonly token: string;
  readonly caller: Caller;
}

/** Somebody with a secret that is neither a key nor a session. */
export interface SecretHolder {
  readonly kind: 'secret_holder';
  readonly secret: string;
}

/** Whom the Bearer token of a request stands for. */
export type Identity =
  | Person
  | KeyHolder
  | SecretHolder
  /** No Bearer token. */
  | { readonly kind: 'nobody' }
  /** A token that stands for no one: mistyped, revoked, of another installation. */
  | { readonly kind: 'stranger' };

/** The session in which somebody acts, by itself or with a key of its own; undefined for programs. */
export function sessionOf(identity: Identity): string | undefined {
  if (identity.kind === 'person') return identity.session;
  return identity.kind === 'key' ? identity.caller.session : undefined;
}

/** Whether a business exists for the caller: a key has its own, a person all of this installation. */
export function mayReach(identity: Person | KeyHolder, entityId: string): boolean {
  return identity.kind === 'person' || identity.caller.entityId === entityId;
}

/** The problem that keeps an identity from a route, if any. */
export function accessProblem(access: Access, identity: Identity): Problem | undefined {
  if (access.who === 'anyone') return undefined;
  switch (identity.kind) {
    case 'nobody':
      return {
        code: 'missing_api_key',
        detail: 'Envíe la cabecera Authorization: Bearer con su clave de API.',
      };
    case 'stranger':
      return {
        code: 'invalid_api_key',
        detail: 'La clave no existe, está mal copiada, venció o fue revocada.',
      };
    case 'secret_holder':
      return undefined;
    case 'person':
      return access.who === 'key' ? personOnly : undefined;
    case 'key':
      if (access.who === 'person' || access.who === 'secret_holder') return keyHolderOnly;
      return identity.caller.scopes.includes(access.scope) ? undefined : missingScope(access.scope);
  }
}

const personOnly: Problem = {
  code: 'insufficient_scope',
  detail: 'Una sesión de persona no llega aquí: use una clave, que se pide en POST /v1/local/session-keys.',
};

const keyHolderOnly: Problem = {
  code: 'insufficient_scope',
  detail: 'Esto lo hace una persona desde la ventana del programa, no una clave de API.',
};

function missingScope(scope: KeyScope): Problem {
  return { code: 'insufficient_scope', detail: `A la clave le falta el permiso «${scope}».` };
}
