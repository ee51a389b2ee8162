import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { FormPart } from '../body/form-part.ts';
import styles from './form.module.css';

interface FoldedPartsProps {
  readonly parts: readonly FormPart[];
  readonly nameOf: (part: FormPart) => string;
  readonly onOpen: (part: FormPart) => void;
}

/** Optional parts: a button for each. */
export function FoldedParts({ parts, nameOf, onOpen }: FoldedPartsProps) {
  const { t } = useTranslation();
  if (parts.length === 0) return null;
  return (
    <div className={styles.folded}>
      {parts.map((part) => (
        <Button
          key={part.title}
          data-annex={nameOf(part)}
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => onOpen(part)}
        >
          {t(`fields.part.${part.title}`)}
        </Button>
      ))}
    </div>
  );
}
