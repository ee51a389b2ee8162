import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconCopy, IconFilePlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocumentResource } from '../../../../../src-main/contract/documents/document-resource.ts';
import { useMay } from '../../../../lib/workplace/use-may.ts';
import { editorPath } from '../kinds.ts';
import { waysToStart } from './ways-to-start.ts';

/** Documents that are begun from one that is there. */
export function StartMenu({ document }: { readonly document: DocumentResource }) {
  const { t } = useTranslation();
  const types = waysToStart(document, useMay());
  if (types.length === 0) return null;
  return (
    <Menu position="bottom-start" withinPortal>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden />}>
          {t('editor.startFrom')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {types.map((type) => {
          const isSame = type === document.object;
          const Icon = isSame ? IconCopy : IconFilePlus;
          return (
            <Menu.Item
              key={type}
              component={Link}
              to={editorPath(type, { from: document.id })}
              leftSection={<Icon size={18} aria-hidden />}
            >
              {isSame ? t('editor.duplicate') : t(`document.type.${type}`)}
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
