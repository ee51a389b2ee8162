import { useTranslation } from 'react-i18next';
import type { TokenResource } from '../../../../src-main/contract/business/certificate/certificate.ts';
import { ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { commonNameIn } from '../../../lib/format/common-name.ts';
import { formatDate } from '../../../lib/format/format.ts';

/** A certificate of a token that was found; or the token, for the program to choose as it does in a file. */
export interface TokenCertificateChoice {
  readonly value: string;
  readonly token: TokenResource;
  readonly certificateId?: string;
}

export function tokenChoices(tokens: readonly TokenResource[]): readonly TokenCertificateChoice[] {
  return tokens.flatMap((token) => {
    const named = token.certificates.map(({ id }) => ({
      value: `${token.serial} ${id}`,
      token,
      certificateId: id,
    }));
    return named.length === 1 ? named : [{ value: token.serial, token }, ...named];
  });
}

/** How a person tells the choices apart: whose it is, and which token it is in. */
export function useTokenMessages(): (choice: TokenCertificateChoice) => { label: string; hint: string } {
  const { t } = useTranslation();
  return ({ token, certificateId }) => {
    const certificate = token.certificates.find(({ id }) => id === certificateId);
    const { pin } = token;
    const states = (['locked', 'final_try', 'count_low', 'uninitialized', 'protected_path'] as const).filter(
      (state) => pin[state],
    );
    // A locked token says so alone: its other marks tell nothing more.
    const shown = pin.locked ? (['locked'] as const) : states;
    const hint = [
      certificate &&
        t('token.validUntil', { date: formatDate(ecuadorDate(new Date(certificate.valid_until))) }),
      certificate?.ruc && `RUC ${certificate.ruc}`,
      certificate && commonNameIn(certificate.issuer),
      token.label || token.model,
      t('token.serial', { serial: token.serial }),
      token.certificates.length === 0 && t('token.noCertificates'),
      ...shown.map((state) => t(`token.pinState.${state}`)),
    ];
    return {
      label: certificate ? commonNameIn(certificate.subject) : t('token.automatic'),
      hint: hint.filter(Boolean).join(' · '),
    };
  };
}
