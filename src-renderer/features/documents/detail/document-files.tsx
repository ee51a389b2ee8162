import { IconFileCode, IconFileText } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../../ui/fields/files/file-button.tsx';

/** What a document can be had as: the page that its buyer gets, and what the authority authorized. */
export function DocumentFiles({ file }: Pick<ComponentProps<typeof FileButton>, 'file'>) {
  const { t } = useTranslation();
  return (
    <>
      <FileButton name="a4" icon={IconFileText} file={file}>
        {t('document.a4')}
      </FileButton>
      <FileButton name="xml" icon={IconFileCode} file={file}>
        {t('document.xml')}
      </FileButton>
    </>
  );
}
