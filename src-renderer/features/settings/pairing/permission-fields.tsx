import { Checkbox, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type KeyScope, keyScopes } from '../../../../src-main/contract/local.ts';
import type { Environment } from '../../../../src-main/documents/kinds.ts';
import { useService } from '../../../lib/http/service.tsx';
import { ChoiceCards } from '../../../ui/fields/choice-cards.tsx';

/** For which business a program acts, and what it may do. */
export interface Permissions {
  readonly environment: Environment;
  readonly scopes: readonly KeyScope[];
}

interface PermissionFieldsProps {
  readonly value: Permissions;
  readonly onChange: (value: Permissions) => void;
}

/** What a key permits, in words. */
export function PermissionFields({ value, onChange }: PermissionFieldsProps) {
  const { t } = useTranslation();
  const { workspace } = useService();
  const { environment, scopes } = value;
  const nameOf = (choice: Environment) => {
    const kind = choice === 'sandbox' ? 'sandbox' : 'live';
    const entity = workspace.entities.find((one) => one.kind === kind);
    return entity?.trade_name ?? entity?.legal_name ?? '';
  };
  return (
    <>
      <ChoiceCards
        label={t('pairing.environment')}
        value={environment}
        onChange={(chosen) => onChange({ environment: chosen, scopes })}
        choices={workspace.environments.map((name) => ({
          value: name,
          label: t(`environment.${name}`),
          hint: `${nameOf(name)} · ${t(`environment.${name}Hint`)}`,
        }))}
      />
      <Checkbox.Group
        label={t('pairing.scopes')}
        value={[...scopes]}
        error={scopes.length === 0 && t('pairing.needsScope')}
        onChange={(chosen) =>
          onChange({ environment, scopes: keyScopes.filter((scope) => chosen.includes(scope)) })
        }
      >
        <Stack gap="xs" mt="xs">
          {scopesShown.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={t(`pairing.scope.${scope}`)}
              description={t(`pairing.scopeHint.${scope}`)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

/** From what changes least to what changes most. */
const scopesShown = ['read', 'issue', 'devices', 'config'] as const satisfies readonly KeyScope[];
