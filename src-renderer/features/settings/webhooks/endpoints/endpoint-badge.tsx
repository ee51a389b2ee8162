import { IconCircleCheck, IconCircleX, IconClockHour4, IconMoon, IconPlayerPause } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { WebhookEndpointResource } from '../../../../../src-main/contract/webhooks/webhook-endpoint.ts';
import type { Tone } from '../../../../ui/feedback/tone.ts';
import { ToneBadge } from '../../../../ui/feedback/tone-badge.tsx';
import { type EndpointState, stateOf } from '../webhook-state.ts';

const looks = {
  working: { tone: 'ok', icon: IconCircleCheck },
  late: { tone: 'care', icon: IconClockHour4 },
  failing: { tone: 'bad', icon: IconCircleX },
  idle: { tone: 'quiet', icon: IconMoon },
  disabled: { tone: 'quiet', icon: IconPlayerPause },
} as const satisfies Record<EndpointState, { tone: Tone; icon: typeof IconMoon }>;

/** Whether notices arrive at an address. */
export function EndpointBadge({ endpoint }: { readonly endpoint: WebhookEndpointResource }) {
  const { t } = useTranslation();
  const state = stateOf(endpoint);
  return <ToneBadge {...looks[state]}>{t(`webhooks.states.${state}`)}</ToneBadge>;
}
