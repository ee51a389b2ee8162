import type { TokenFault, TokenFaultCode } from '../token-port.ts';

/** What PKCS#11's answers mean to us (PKCS#11 v2.40 §5.1); any other is `token_failed`. */
const codeOf: Readonly<Record<string, TokenFaultCode>> = {
  CKR_DEVICE_REMOVED: 'absent',
  CKR_TOKEN_NOT_PRESENT: 'absent',
  CKR_TOKEN_NOT_RECOGNIZED: 'absent',
  CKR_SLOT_ID_INVALID: 'absent',
  CKR_PIN_INCORRECT: 'pin_wrong',
  CKR_PIN_INVALID: 'pin_wrong',
  CKR_PIN_LEN_RANGE: 'pin_wrong',
  CKR_PIN_LOCKED: 'locked',
  // The login went with the session: pulled out and in again, or ended by another program.
  CKR_SESSION_HANDLE_INVALID: 'pin_required',
  CKR_SESSION_CLOSED: 'pin_required',
  CKR_USER_NOT_LOGGED_IN: 'pin_required',
  CKR_KEY_HANDLE_INVALID: 'pin_required',
  CKR_OBJECT_HANDLE_INVALID: 'pin_required',
};

/** The fault in an error that pkcs11js throws, with the driver's own words. */
export function faultOf(error: unknown): TokenFault {
  const name = returnValueOf(error);
  if (name === null) return { code: 'token_failed', detail: String(error) };
  return { code: codeOf[name] ?? 'token_failed', detail: detailOf(error, name) };
}

/** The name of the return value (CKR_…) in an error that pkcs11js throws; null when it is another error. */
export function returnValueOf(error: unknown): string | null {
  // Not every function of pkcs11js makes a Pkcs11Error of it: some throw the bare `CKR_NAME:number`.
  return error instanceof Error ? (/^CKR_\w+/.exec(error.message)?.[0] ?? null) : null;
}

function detailOf(error: unknown, name: string): string {
  if (name !== 'CKR_VENDOR_DEFINED' || !(error instanceof Error) || !('code' in error)) return name;
  // A maker's own value says nothing without its number.
  return `${name} 0x${Number(error.code).toString(16)}`;
}
