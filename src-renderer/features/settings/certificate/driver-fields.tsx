import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './certificate.module.css';
import { useTokenDrivers } from './certificate-query.ts';

/** The choice of a driver that none of the known ones is. */
const OTHER = 'other';

interface DriverFieldsProps {
  readonly isSearching: boolean;
  readonly error: string | undefined;
  readonly onSearch: (module: string) => void;
}

/** Which driver speaks to the token: a known one, or any by its path. */
export function DriverFields({ isSearching, error, onSearch }: DriverFieldsProps) {
  const { t } = useTranslation();
  const { data: drivers = [] } = useTokenDrivers();
  const [chosen, setChosen] = useState<string>();
  const [path, setPath] = useState('');
  const selected = chosen ?? drivers.find(({ present }) => present)?.module ?? OTHER;
  const module = selected === OTHER ? path.trim() : selected;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (module !== '') onSearch(module);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.stack}>
      <div className={styles.fields}>
        <NativeSelect
          label={t('token.driver')}
          description={selected === OTHER ? t('token.driverHint') : selected}
          data={[
            ...drivers.map(({ name, module: file, present }) => ({
              value: file,
              label: present ? name : t('token.driverAbsent', { name }),
              disabled: !present,
            })),
            { value: OTHER, label: t('token.otherDriver') },
          ]}
          value={selected}
          error={selected === OTHER ? undefined : error}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {selected === OTHER && (
          <TextInput
            label={t('token.modulePath')}
            description={t('token.modulePathHint')}
            autoComplete="off"
            spellCheck={false}
            maxLength={1000}
            value={path}
            error={error}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
        )}
      </div>
      <Button
        className={styles.own ?? ''}
        type="submit"
        variant="default"
        leftSection={<IconSearch size={18} aria-hidden />}
        disabled={module === ''}
        loading={isSearching}
      >
        {t('token.find')}
      </Button>
    </form>
  );
}
