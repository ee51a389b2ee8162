/** What stands between a document and its signature, for a person. */
export interface SigningAdvice {
  /** What happens, one sentence. */
  readonly message: string;
  /** What to do about it. */
  readonly remedy: string;
}

const KEEPS_SELLING = 'Mientras tanto puede seguir vendiendo: los documentos se numeran y se firman después.';

/** Why a document waits to be signed: the codes that the outbox keeps, and what a person reads of them. */
export const signingProblems = {
  certificate_missing: {
    message: 'Falta el certificado de firma.',
    remedy: 'Instale el archivo .p12 en Ajustes › Firma electrónica.',
  },
  certificate_unreadable: {
    message: 'El certificado guardado no se puede abrir en esta máquina.',
    remedy: 'Se guardó en otra máquina o con otro usuario. Instálelo otra vez aquí.',
  },
  certificate_unusable: {
    message: 'El certificado instalado no sirve para firmar.',
    remedy: 'Revíselo en Ajustes › Firma electrónica.',
  },
  certificate_expired: {
    message: 'El certificado de firma caducó.',
    remedy: 'Instale el renovado: lo que espera se firma enseguida.',
  },
  certificate_not_yet_valid: {
    message: 'El certificado de firma todavía no está vigente.',
    remedy: 'Compruebe la fecha y la hora de este equipo, o espere al día en que empieza.',
  },
  certificate_other_business: {
    message: 'El certificado de firma pertenece a otro RUC.',
    remedy: 'Instale el certificado de este negocio, o revise el RUC del negocio.',
  },
  token_unsupported: {
    message: 'Esta instalación no puede usar tokens.',
    remedy:
      'Use un archivo .p12, o pida a quien instaló Mostrador que lo instale con el componente de los tokens.',
  },
  driver_missing: {
    message: 'No se encuentra el controlador del token.',
    remedy: 'Instale el programa que vino con el token, o indique dónde está su controlador.',
  },
  driver_crashed: {
    message: 'El controlador del token dejó de funcionar.',
    remedy:
      'Se intenta de nuevo solo. Si se repite, desconecte el token, conéctelo y actualice su controlador.',
  },
  driver_hung: {
    message: 'El controlador del token no responde.',
    remedy: 'Se intenta de nuevo solo. Si se repite, desconecte el token y vuelva a conectarlo.',
  },
  token_absent: {
    message: 'El token no está conectado.',
    remedy: `Conéctelo. ${KEEPS_SELLING}`,
  },
  several_tokens: {
    message: 'Hay varios tokens conectados.',
    remedy: 'Indique el número de serie del que firma, o deje conectado solo ese.',
  },
  key_missing: {
    message: 'El token no tiene la clave de ese certificado.',
    remedy: 'Conecte el token con que se instaló el certificado, o instale el de este token.',
  },
  pin_required: {
    message: 'Falta el PIN del token.',
    remedy: `Escríbalo en Ajustes › Firma electrónica. ${KEEPS_SELLING}`,
  },
  pin_wrong: {
    message: 'El token rechazó el PIN.',
    remedy: 'No se vuelve a probar solo. Escriba el PIN correcto: a los pocos errores el token se bloquea.',
  },
  pin_final_try: {
    message: 'Al token le queda un solo intento de PIN.',
    remedy: 'No se prueba solo. Asegúrese del PIN y confirme que acepta usar el último intento.',
  },
  token_locked: {
    message: 'El token está bloqueado por demasiados PIN errados.',
    remedy:
      'Desbloquéelo con el PUK y el programa de su entidad de certificación, y escriba aquí el PIN nuevo.',
  },
  token_failed: {
    message: 'El token no pudo firmar.',
    remedy:
      'Se intenta de nuevo solo. Si se repite, pruébelo con el programa de su entidad de certificación.',
  },
} as const satisfies Readonly<Record<string, SigningAdvice>>;
export type SigningProblemCode = keyof typeof signingProblems;

export function isSigningProblem(code: string): code is SigningProblemCode {
  return Object.hasOwn(signingProblems, code);
}
