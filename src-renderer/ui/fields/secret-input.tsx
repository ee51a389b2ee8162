import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface SecretInputProps
  extends Pick<
    PasswordInputProps,
    'label' | 'description' | 'error' | 'disabled' | 'maxLength' | 'inputWrapperOrder'
  > {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A password or a PIN, with an eye to check it by. Nothing remembers it: no browser, no form filler. */
export function SecretInput({ onChange, ...rest }: SecretInputProps) {
  const { t } = useTranslation();
  const [isVisible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...rest}
      autoComplete="off"
      data-1p-ignore
      aria-invalid={Boolean(rest.error)}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': t(isVisible ? 'certificate.hideSecret' : 'certificate.showSecret'),
        tabIndex: 0,
        style: { minWidth: '2.75rem', height: '2.75rem' },
      }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
