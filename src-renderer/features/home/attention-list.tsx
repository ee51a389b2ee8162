import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { AttentionItem } from '../../../src-main/contract/reports/attention.ts';
import { OnlyFor } from '../../ui/actions/only-for.tsx';
import { AttentionRow, AttentionRows } from '../../ui/attention/attention-rows.tsx';
import { useAttentionTexts } from './use-attention-texts.ts';

interface AttentionListProps {
  readonly label: string;
  readonly items: readonly AttentionItem[];
}

/** Each thing that needs a person: what it is, why it matters, and the way to mend it. */
export function AttentionList({ label, items }: AttentionListProps) {
  const textsOf = useAttentionTexts();
  return (
    <AttentionRows label={label}>
      {items.map((item) => {
        const { action, ...texts } = textsOf(item);
        return (
          <AttentionRow key={texts.title} {...texts}>
            <OnlyFor permission={action.permission} isNeeded>
              <Button variant="default" component={Link} to={action.to}>
                {action.label}
              </Button>
            </OnlyFor>
          </AttentionRow>
        );
      })}
    </AttentionRows>
  );
}
