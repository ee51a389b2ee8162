import { useMutation, useQuery } from '@tanstack/react-query';
import {
  certificateReport,
  type TokenInstallBody,
  type TokenPinBody,
  tokenDriver,
  tokenResource,
  tokenState,
} from '../../../../src-main/contract/business/certificate/certificate.ts';
import { certificateResource } from '../../../../src-main/contract/business/entity.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { base64Of } from '../../../lib/files/base64.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useReadAgain } from '../../../lib/queries/use-read-again.ts';

/** Looking at a token wakes its driver: not too often. */
const TOKEN_REFRESH_MS = 10_000;

const drivers = listOf(tokenDriver);
const tokens = listOf(tokenResource);

/** A .p12 as a person gives it. */
export interface SignatureFile {
  readonly file: File;
  readonly password: string;
}

async function uploadOf({ file, password }: SignatureFile) {
  return { p12_base64: await base64Of(file), password };
}

/** The certificate that signs, examined. */
export function useDoctor() {
  const { local } = useService();
  return useQuery({
    queryKey: ['certificate', 'doctor'],
    queryFn: ({ signal }) =>
      acceptedBy(local.send(certificateReport, 'GET /v1/local/certificate/doctor', { signal })),
  });
}

/** A file, examined without being installed. */
export function useFileExamination() {
  const { local } = useService();
  return useMutation({
    mutationFn: async (file: SignatureFile) =>
      acceptedBy(
        local.send(certificateReport, 'POST /v1/local/certificate/doctor', {
          body: await uploadOf(file),
        }),
      ),
  });
}

/** Installs a file: as what signs, or as what signs while the token cannot. */
export function useFileInstallation(role: 'main' | 'fallback') {
  const { local } = useService();
  return useMutation({
    mutationFn: async (file: SignatureFile) =>
      acceptedBy(
        local.send(
          certificateResource,
          role === 'main' ? 'PUT /v1/local/certificate' : 'PUT /v1/local/certificate/fallback',
          { body: await uploadOf(file) },
        ),
      ),
    onSuccess: useCertificateChange(),
  });
}

export function useFallbackRemoval() {
  const { local } = useService();
  return useMutation({
    mutationFn: () => acceptedBy(local.call('DELETE /v1/local/certificate/fallback')),
    onSuccess: useCertificateChange(),
  });
}

/** The drivers known in Ecuador, those on this computer first. */
export function useTokenDrivers() {
  const { local } = useService();
  return useQuery({
    queryKey: ['certificate', 'drivers'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(drivers, 'GET /v1/local/certificate/token/drivers', { signal }),
      );
      return data;
    },
  });
}

/** The tokens that a driver sees now. */
export function useTokenSearch() {
  const { local } = useService();
  return useMutation({
    mutationFn: async (module: string) => {
      const { data } = await acceptedBy(
        local.send(tokens, 'POST /v1/local/certificate/token/inspect', { body: { module } }),
      );
      return data;
    },
  });
}

export function useTokenInstallation() {
  const { local } = useService();
  return useMutation({
    mutationFn: (body: TokenInstallBody) =>
      acceptedBy(local.send(certificateResource, 'PUT /v1/local/certificate/token', { body })),
    onSuccess: useCertificateChange(),
  });
}

/** How the token that signs stands, looked at again until it is ready. */
export function useTokenState() {
  const { local } = useService();
  return useQuery({
    queryKey: ['certificate', 'token'],
    queryFn: ({ signal }) =>
      acceptedBy(local.send(tokenState, 'GET /v1/local/certificate/token', { signal })),
    refetchInterval: TOKEN_REFRESH_MS,
  });
}

export function usePin() {
  const { local } = useService();
  return useMutation({
    mutationFn: (body: TokenPinBody) =>
      acceptedBy(local.send(tokenState, 'POST /v1/local/certificate/token/pin', { body })),
    onSettled: useCertificateChange(),
  });
}

/** What a change of certificate touches: its report, the business, whether it can sign, and what waits to be signed. */
function useCertificateChange() {
  return useReadAgain('certificate', 'workspace', 'setup', 'sync', 'readiness');
}
