import type { MailProblem } from '../../contract/delivery/email-settings.ts';

/** Why mail did not go out and what a person does about it. */
export interface MailProblemMessage {
  readonly message: string;
  readonly remedy: string;
}

export const mailProblemMessages: Readonly<Record<MailProblem, MailProblemMessage>> = {
  host_not_found: {
    message: 'No se encontró el servidor de correo.',
    remedy: 'Revise que el nombre esté bien escrito y que haya internet.',
  },
  connection_refused: {
    message: 'El servidor de correo no acepta conexiones en ese puerto.',
    remedy: 'Revise el puerto: casi siempre es 587 con STARTTLS o 465 con TLS.',
  },
  connection_lost: {
    message: 'La conexión con el servidor de correo se cortó.',
    remedy: 'Se vuelve a intentar por sí solo. Si persiste, revise el puerto, la seguridad y la red.',
  },
  timeout: {
    message: 'El servidor de correo no respondió a tiempo.',
    remedy: 'Revise el puerto y que la red, el antivirus o el proveedor de internet no lo bloqueen.',
  },
  certificate_untrusted: {
    message: 'El servidor de correo mostró un certificado en el que no se puede confiar.',
    remedy: 'Revise el nombre del servidor. Si es propio, instale un certificado reconocido.',
  },
  certificate_expired: {
    message: 'El certificado del servidor de correo está vencido, o la fecha de este equipo está mal.',
    remedy: 'Revise la fecha del equipo; si es correcta, avise al proveedor del correo.',
  },
  certificate_of_another_host: {
    message: 'El certificado del servidor de correo es de otro nombre.',
    remedy: 'Use el nombre que da su proveedor, por ejemplo el del servidor en vez del de su dominio.',
  },
  tls_mismatch: {
    message: 'El servidor no habla TLS en ese puerto.',
    remedy: 'Use STARTTLS con el puerto 587, o TLS con el 465.',
  },
  tls_unavailable: {
    message: 'El servidor no ofrece una conexión cifrada, y sin ella no se envía.',
    remedy: 'Use TLS con el puerto 465, u otro servidor.',
  },
  wrong_password: {
    message: 'El usuario o la contraseña del correo no son correctos.',
    remedy: 'Escríbalos de nuevo. Con Gmail, Yahoo y otros hace falta una contraseña de aplicación.',
  },
  app_password_required: {
    message: 'El proveedor pide una contraseña de aplicación en lugar de la de siempre.',
    remedy: 'Créela en la seguridad de su cuenta de correo y escríbala aquí.',
  },
  password_login_disabled: {
    message: 'El proveedor no deja entrar con contraseña a esta cuenta.',
    remedy: 'Pida al administrador que active SMTP autenticado, o use otro proveedor.',
  },
  auth_unavailable: {
    message: 'El servidor no deja identificarse en esa conexión.',
    remedy: 'Cambie la seguridad a STARTTLS o TLS, o quite el usuario si no hace falta.',
  },
  auth_required: {
    message: 'El servidor pide un usuario y una contraseña.',
    remedy: 'Escriba los de su cuenta de correo.',
  },
  password_unreadable: {
    message: 'La contraseña guardada no se puede abrir en este equipo.',
    remedy: 'Escríbala de nuevo.',
  },
  sender_refused: {
    message: 'El servidor no deja enviar desde esa dirección.',
    remedy: 'Use como remitente la misma dirección de la cuenta.',
  },
  sending_limit: {
    message: 'La cuenta alcanzó el límite de correos de su proveedor.',
    remedy: 'Los correos esperan y salen cuando el proveedor lo permita.',
  },
  server_busy: {
    message: 'El servidor de correo está ocupado.',
    remedy: 'Se vuelve a intentar por sí solo.',
  },
  server_refused: {
    message: 'El servidor de correo rechazó la conexión.',
    remedy: 'Lea lo que respondió, y pregunte a su proveedor si persiste.',
  },
  recipient_invalid: {
    message: 'La dirección del destinatario no es válida.',
    remedy: 'Corríjala y envíe otra vez.',
  },
  recipient_refused: {
    message: 'El servidor rechazó la dirección del destinatario.',
    remedy: 'Compruebe con el destinatario su dirección y envíe otra vez.',
  },
  recipient_deferred: {
    message: 'El servidor no acepta por ahora correo para esa dirección.',
    remedy: 'Se vuelve a intentar por sí solo durante dos días.',
  },
  message_refused: {
    message: 'El servidor rechazó el mensaje.',
    remedy: 'Lea lo que respondió, y pregunte a su proveedor si persiste.',
  },
  message_deferred: {
    message: 'El servidor no acepta por ahora el mensaje.',
    remedy: 'Se vuelve a intentar por sí solo durante dos días.',
  },
  message_too_large: {
    message: 'El mensaje es demasiado grande para el servidor.',
    remedy: 'Entregue los archivos de otra manera.',
  },
  document_not_authorized: {
    message: 'El documento dejó de estar autorizado antes de enviarse.',
    remedy: 'No hay nada que hacer: uno anulado no se envía.',
  },
  interrupted: {
    message: 'Se interrumpió mientras se enviaba: terminó el programa, o cambió la cuenta.',
    remedy: 'Se vuelve a intentar por sí solo; el destinatario puede recibirlo dos veces.',
  },
};
