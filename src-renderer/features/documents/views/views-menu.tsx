import { Button, Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkPlus, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { today } from '../../../lib/format/today.ts';
import { type DocumentFilter, isFiltered } from '../list/filter/document-filter.ts';
import { ManageViewsDialog } from './manage-views-dialog.tsx';
import { SaveViewDialog } from './save-view-dialog.tsx';
import { useViews } from './use-views.ts';
import { filterOf, viewOf } from './view-filter.ts';

interface ViewsMenuProps {
  readonly filter: DocumentFilter;
  readonly onChange: (filter: DocumentFilter) => void;
}

/** Lists that somebody keeps under a name: to look at one, keep this one, or tidy them up. */
export function ViewsMenu({ filter, onChange }: ViewsMenuProps) {
  const { t } = useTranslation();
  const { data } = useViews();
  const [dialog, setDialog] = useState<'save' | 'manage'>();
  const views = data?.data ?? [];
  const close = () => setDialog(undefined);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={18} aria-hidden />}>
            {t('documentList.views.title')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map(({ id, name, filters, shared }) => (
            <Menu.Item
              key={id}
              onClick={() => onChange(filterOf(filters, today()))}
              rightSection={shared && <small>{t('documentList.views.ofShop')}</small>}
            >
              {name}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          <Menu.Item
            leftSection={<IconBookmarkPlus size={18} aria-hidden />}
            disabled={!isFiltered(filter)}
            onClick={() => setDialog('save')}
          >
            {t('documentList.views.save')}
          </Menu.Item>
          {views.length > 0 && (
            <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={() => setDialog('manage')}>
              {t('documentList.views.manage')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && <SaveViewDialog filters={viewOf(filter, today())} onClose={close} />}
      {dialog === 'manage' && <ManageViewsDialog views={views} onClose={close} />}
    </>
  );
}
