import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import {
  type WebhookDeliveryResource,
  type WebhookDeliveryStatus,
  webhookDeliveryList,
  webhookDeliveryResource,
} from '../../../../src-main/contract/webhooks/webhook-delivery.ts';
import {
  type WebhookEndpointPatch,
  type webhookEndpointBody,
  webhookEndpointList,
  webhookEndpointResource,
  webhookEndpointWithSecret,
} from '../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';

/** Somebody waits for a delivery that was just put on its way. */
const WATCHED_MS = 1000;
const REFRESH_MS = 2000;

/** More than an environment may have. */
const ENDPOINTS_SHOWN = 100;
const DELIVERIES_SHOWN = 15;

/** The endpoints of the current environment. */
export function useEndpoints() {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['webhooks', environment],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          documents.send(webhookEndpointList, 'GET /v1/webhook-endpoints', {
            query: { limit: ENDPOINTS_SHOWN },
            signal,
          }),
        )
      ).data,
    refetchInterval: REFRESH_MS,
  });
}

export function useEndpoint(id: string) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['webhooks', environment, id],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(webhookEndpointResource, 'GET /v1/webhook-endpoints/{id}', { path: { id }, signal }),
      ),
    refetchInterval: REFRESH_MS,
  });
}

export interface DeliveriesQuestion {
  readonly status?: WebhookDeliveryStatus | undefined;
  readonly cursor?: string | undefined;
}

/** A page of what was sent to an endpoint, the newest first. */
export function useDeliveries(endpointId: string, { status, cursor }: DeliveriesQuestion = {}) {
  const { documents, environment } = useService();
  return useQuery({
    queryKey: ['webhooks', environment, endpointId, 'deliveries', status, cursor],
    queryFn: ({ signal }) =>
      acceptedBy(
        documents.send(webhookDeliveryList, 'GET /v1/webhook-endpoints/{id}/deliveries', {
          path: { id: endpointId },
          query: { status, cursor, limit: DELIVERIES_SHOWN },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.data.some(isLeaving) ? WATCHED_MS : REFRESH_MS),
  });
}

/** Its first attempt, or one that is due, has not come back. */
export function isLeaving({ status, next_attempt_at, attempts }: WebhookDeliveryResource): boolean {
  if (status !== 'pending') return false;
  return (
    attempts.length === 0 || (next_attempt_at !== undefined && Date.parse(next_attempt_at) <= Date.now())
  );
}

export function useEndpointCreation() {
  const { documents } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: (body: z.input<typeof webhookEndpointBody>) =>
      acceptedBy(documents.send(webhookEndpointWithSecret, 'POST /v1/webhook-endpoints', { body })),
    onSuccess: forget,
  });
}

export function useEndpointChange(id: string) {
  const { documents } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: (body: WebhookEndpointPatch) =>
      acceptedBy(
        documents.send(webhookEndpointResource, 'PATCH /v1/webhook-endpoints/{id}', { path: { id }, body }),
      ),
    onSuccess: forget,
  });
}

export function useEndpointRemoval(id: string) {
  const { documents, environment } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => acceptedBy(documents.call('DELETE /v1/webhook-endpoints/{id}', { path: { id } })),
    onSuccess: async () => {
      cache.removeQueries({ queryKey: ['webhooks', environment, id] });
      await cache.invalidateQueries({ queryKey: ['webhooks', environment], exact: true });
    },
  });
}

/** Gives the new secret, once. */
export function useSecretRotation(id: string) {
  const { documents } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: () =>
      acceptedBy(
        documents.send(webhookEndpointWithSecret, 'POST /v1/webhook-endpoints/{id}/rotate-secret', {
          path: { id },
        }),
      ),
    onSuccess: forget,
  });
}

export function useEndpointTest(id: string) {
  const { documents } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: () =>
      acceptedBy(
        documents.send(webhookDeliveryResource, 'POST /v1/webhook-endpoints/{id}/test', { path: { id } }),
      ),
    onSettled: forget,
  });
}

export function useDeliveryRetry({ endpoint_id, id }: WebhookDeliveryResource) {
  const { documents } = useService();
  const forget = useForgetting();
  return useMutation({
    mutationFn: () =>
      acceptedBy(
        documents.send(
          webhookDeliveryResource,
          'POST /v1/webhook-endpoints/{id}/deliveries/{delivery_id}/retry',
          { path: { id: endpoint_id, delivery_id: id } },
        ),
      ),
    onSettled: forget,
  });
}

/** Everything that is known of endpoints is read again. */
function useForgetting() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: ['webhooks'] });
}
