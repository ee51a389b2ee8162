import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EmailSettingsResource,
  mailSecurities,
} from '../../../../src-main/contract/delivery/email-settings.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useDestinationQuestion } from '../../../ui/dialogs/use-destination-question.tsx';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { labelFirst } from '../../../ui/fields/label-first.ts';
import { SecretInput } from '../../../ui/fields/secret-input.tsx';
import { accountOf, draftOf, presetIn, presetOf } from './account-draft.ts';
import styles from './email.module.css';
import { useEmailAccount, useEmailPresets } from './email-query.ts';

/** The choice of a server that is no known provider's. */
const OTHER = 'other';

const pointers = ['/from_address', '/from_name', '/user', '/password', '/host', '/port', '/security'];

interface AccountFormProps {
  readonly account: EmailSettingsResource['account'];
  readonly onSaved: () => void;
}

/** Who sends the mail. A provider fills its server in; everything can be overwritten. */
export function AccountForm({ account, onSaved }: AccountFormProps) {
  const { t, i18n } = useTranslation();
  const { data: presets = [] } = useEmailPresets();
  const [draft, setDraft] = useState(() => draftOf(account));
  const saving = useEmailAccount();
  const { ask, question } = useDestinationQuestion();
  const refusal = refusalIn(saving.error);
  const besides = refusalBesides(refusal, pointers);
  const preset = presetOf(draft, presets);
  const field = (name: 'from_address' | 'from_name' | 'user' | 'host' | 'port') => ({
    value: draft[name],
    error: errorAt(refusal, `/${name}`),
    inputWrapperOrder: labelFirst,
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setDraft({ ...draft, [name]: event.currentTarget.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(mailboxOf(draft) === mailboxOf(draftOf(account)) ? undefined : mailboxOf(draft), () =>
      saving.mutate(accountOf(draft), {
        onSuccess: () => {
          setDraft({ ...draft, password: '' });
          onSaved();
        },
      }),
    );
  };
  return (
    <form noValidate onSubmit={submit} className={styles.stack}>
      <div className={styles.fields}>
        <TextInput label={t('email.fromAddress')} inputMode="email" {...field('from_address')} />
        <TextInput
          label={t('email.fromName')}
          description={t('email.fromNameHint')}
          {...field('from_name')}
        />
        <NativeSelect
          label={t('email.provider')}
          description={
            preset && <span lang={i18n.language === 'es' ? undefined : 'es'}>{preset.password_help}</span>
          }
          inputWrapperOrder={labelFirst}
          data={[
            ...presets.map(({ id, name }) => ({ value: id, label: name })),
            { value: OTHER, label: t('email.otherProvider') },
          ]}
          value={preset?.id ?? OTHER}
          onChange={(event) => {
            const chosen = presets.find(({ id }) => id === event.currentTarget.value);
            setDraft(chosen ? presetIn(draft, chosen) : { ...draft, host: '' });
          }}
        />
        <TextInput label={t('email.user')} description={t('email.userHint')} {...field('user')} />
        <SecretInput
          label={t('email.password')}
          description={t(account?.has_password ? 'email.passwordKept' : 'email.passwordNew')}
          inputWrapperOrder={labelFirst}
          value={draft.password}
          maxLength={500}
          error={errorAt(refusal, '/password')}
          onChange={(password) => setDraft({ ...draft, password })}
        />
      </div>
      <div className={styles.server}>
        <TextInput label={t('email.host')} {...field('host')} />
        <TextInput label={t('email.port')} inputMode="numeric" {...field('port')} />
        <NativeSelect
          label={t('email.security')}
          data={mailSecurities.map((value) => ({ value, label: t(`email.securities.${value}`) }))}
          value={draft.security}
          error={errorAt(refusal, '/security')}
          onChange={({ currentTarget: { value } }) =>
            setDraft({ ...draft, security: mailSecurities.find((one) => one === value) ?? 'starttls' })
          }
        />
      </div>
      {besides && <RefusalNotice refusal={besides} />}
      <Group>
        <Button type="submit" loading={saving.isPending}>
          {t('email.save')}
        </Button>
      </Group>
      {question}
    </form>
  );
}

/** Whose mailbox has a copy of what is sent, and at which server. */
function mailboxOf({ user, from_address, host }: ReturnType<typeof draftOf>): string {
  return `${user.trim() || from_address.trim()} (${host.trim()})`;
}
