import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { cashReport } from '../../../src-main/contract/counter/cash-report.ts';
import {
  type cashClosingBody,
  cashMetadata,
  type cashMovementBody,
  cashMovementResource,
  type cashSessionBody,
  cashSessionResource,
} from '../../../src-main/contract/counter/cash-session.ts';
import { documentResource } from '../../../src-main/contract/documents/document-resource.ts';
import { documentListOf, listOf } from '../../../src-main/contract/list.ts';
import { acceptedBy } from '../../lib/http/answer.ts';
import { useService } from '../../lib/http/service.tsx';
import { useReadAgain } from '../../lib/queries/use-read-again.ts';

const REFRESH_MS = 5000;
const CLOSINGS_SHOWN = 10;

const sessionList = listOf(cashSessionResource);
const movementList = listOf(cashMovementResource);
const documentList = documentListOf(documentResource);

export function useOpening() {
  const { local } = useService();
  const forget = useForgetting();
  // Of one screen: pressing again after a lost answer opens nothing twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: z.input<typeof cashSessionBody>) =>
      acceptedBy(local.send(cashSessionResource, 'POST /v1/local/cash-sessions', { body, idempotencyKey })),
    onSuccess: forget,
  });
}

/** How many documents a session has: never what they come to, because it will be counted blind. */
export function useDocumentCount(sessionId: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['documents', environment, 'of-cash-session', sessionId],
    queryFn: async ({ signal }) => {
      const { total_count } = await acceptedBy(
        documents.send(documentList, 'GET /v1/ec/documents', {
          query: { metadata: { [cashMetadata.session]: sessionId }, limit: 1 },
          signal,
        }),
      );
      return total_count;
    },
    refetchInterval: REFRESH_MS,
  });
}

/** Money in and out of a session, the last one first. */
export function useMovements(sessionId: string) {
  const { local } = useService();
  return useQuery({
    queryKey: ['cash-sessions', sessionId, 'movements'],
    queryFn: async ({ signal }) => {
      const { data } = await acceptedBy(
        local.send(movementList, 'GET /v1/local/cash-sessions/{id}/movements', {
          path: { id: sessionId },
          signal,
        }),
      );
      return data;
    },
    refetchInterval: REFRESH_MS,
  });
}

export function useMovement(sessionId: string) {
  const { local } = useService();
  const forget = useForgetting();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (body: z.input<typeof cashMovementBody>) =>
      acceptedBy(
        local.send(cashMovementResource, 'POST /v1/local/cash-sessions/{id}/movements', {
          path: { id: sessionId },
          body,
          idempotencyKey,
        }),
      ),
    onSuccess: forget,
  });
}

/** How a session stands; `approvalId` of somebody who may know, where who is signed in may not. */
export function useXReport(sessionId: string) {
  const { local } = useService();
  return useMutation({
    mutationFn: (approvalId: string | undefined) =>
      acceptedBy(
        local.send(cashReport, 'POST /v1/local/cash-sessions/{id}/x', {
          path: { id: sessionId },
          body: { ...(approvalId !== undefined && { approval_id: approvalId }) },
        }),
      ),
  });
}

export function useClosing(sessionId: string) {
  const { local } = useService();
  return useMutation({
    mutationFn: (body: z.input<typeof cashClosingBody>) =>
      acceptedBy(
        local.send(cashReport, 'POST /v1/local/cash-sessions/{id}/close', { path: { id: sessionId }, body }),
      ),
  });
}

/** The closings of a till, the newest first. */
export function useClosings(tillId: string, cursor: string | undefined) {
  const { local } = useService();
  return useQuery({
    queryKey: ['cash-sessions', 'closed', tillId, cursor],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(sessionList, 'GET /v1/local/cash-sessions', {
          query: { till_id: tillId, status: 'closed', limit: CLOSINGS_SHOWN, cursor },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });
}

/** The Z of a session, as the copy that it is from then on. */
export function useZReport(sessionId: string) {
  const { local } = useService();
  return useQuery({
    queryKey: ['cash-sessions', sessionId, 'z'],
    queryFn: ({ signal }) =>
      acceptedBy(
        local.send(cashReport, 'GET /v1/local/cash-sessions/{id}/z', { path: { id: sessionId }, signal }),
      ),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}

/** What is known of tills and their sessions is read again. */
export function useForgetting() {
  return useReadAgain('cash-sessions', 'tills');
}
