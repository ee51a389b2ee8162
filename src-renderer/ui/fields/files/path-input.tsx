import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PathChoice } from '../../../../src-main/contract/desktop/desktop.ts';
import { desktopOf } from '../../../lib/desktop.ts';

interface PathInputProps
  extends Pick<TextInputProps, 'label' | 'description' | 'error' | 'inputWrapperOrder' | 'w'> {
  /** What the desktop's own dialog has the person choose. */
  readonly choice: PathChoice;
  readonly value: string;
  readonly onChange: (path: string) => void;
}

/** Where a folder or a file is: chosen in the desktop's own dialog, or typed; the service checks it when it is saved. */
export function PathInput({ choice, onChange, ...rest }: PathInputProps) {
  const { t } = useTranslation();
  const desktop = desktopOf(window);
  const choose = async () => {
    const path = await desktop?.choosePath(choice);
    if (path !== undefined) onChange(path);
  };
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...(desktop && {
        rightSectionWidth: '5.5rem',
        rightSection: (
          <Button
            variant="light"
            mih={0}
            h="calc(100% - 0.5rem)"
            px="xs"
            aria-label={choice.title}
            onClick={() => void choose()}
          >
            {t('action.choose')}
          </Button>
        ),
      })}
    />
  );
}
