import { Button, Checkbox, Group, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type PaymentMethod, paymentMethods } from '../../../../src-main/documents/body/payment.ts';
import { regimes } from '../../../../src-main/documents/parties/issuer.ts';
import { isNoteType, typedTypes } from '../../../../src-main/documents/purchase/purchase-body.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { formatMoney } from '../../../lib/format/format.ts';
import { ivaLabel } from '../../../lib/format/iva.ts';
import { today } from '../../../lib/format/today.ts';
import { errorAt, refusalBesides, refusalIn } from '../../../lib/http/answer.ts';
import { useTypeName } from '../../../lib/use-type-name.ts';
import { RefusalNotice } from '../../../ui/feedback/refusal-notice.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Page, Panel } from '../../../ui/layout/page.tsx';
import styles from '../purchases.module.css';
import { ModifiedPanel } from './modified-panel.tsx';
import { blankPaper, invoiceOf, type Paper, ratesOf, totalOf } from './paper.ts';
import { useAddPurchase } from './use-add-purchase.ts';
import { useKnownSupplier } from './use-known-supplier.ts';
import { WithheldPanel, withheldPointers } from './withheld-panel.tsx';

/** A purchase typed from its paper: what sums up is added up. */
export function HandPage() {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const goTo = useNavigate();
  const adding = useAddPurchase();
  const [paper, setPaper] = useState(blankPaper);
  const change = (changed: Partial<Paper>) => setPaper((before) => ({ ...before, ...changed }));
  useKnownSupplier(paper.identification, (name) => {
    setPaper((before) => (before.name === '' ? { ...before, name } : before));
  });
  const refusal = refusalIn(adding.error);
  const invoice = invoiceOf(paper);
  const at = (field: string) => errorAt(refusal, `/invoice${field}`);
  const taxes = 'taxes' in invoice ? invoice.taxes : [];
  const baseOf = (rate: string) => `/taxes/${taxes.findIndex((tax) => tax.rate === rate)}/base`;
  const isWithholding = paper.type === 'retencion';
  const rest = refusalBesides(refusal, [
    ...shownFields,
    ...ratesOf(paper).map((rate) => `/invoice${baseOf(rate)}`),
    ...withheldPointers,
  ]);
  const field = (name: 'identification' | 'name' | 'number' | 'authorization', pointer: string) => ({
    value: paper[name],
    error: at(pointer),
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change({ [name]: event.currentTarget.value }),
  });
  return (
    <Page title={t('purchases.handTitle')} back={{ to: '/compras/agregar', label: t('purchases.back') }}>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault();
          adding.mutate(invoice, { onSuccess: ({ id }) => void goTo(`/compras/${id}`, { replace: true }) });
        }}
      >
        <Panel title={t(isWithholding ? 'purchases.customerData' : 'purchases.supplierData')}>
          <div className={styles.fields}>
            <TextInput
              label={t('purchases.identification')}
              inputMode="numeric"
              autoFocus
              {...field('identification', '/supplier/identification')}
            />
            <TextInput label={t('purchases.name')} {...field('name', '/supplier/name')} />
            {!isWithholding && (
              <>
                <NativeSelect
                  label={t('purchases.regime')}
                  data={regimes.map((value) => ({ value, label: t(`purchases.regimes.${value}`) }))}
                  value={paper.regime}
                  onChange={(event) =>
                    change({ regime: regimes.find((one) => one === event.currentTarget.value) ?? 'general' })
                  }
                />
                <Checkbox
                  label={t('purchases.special')}
                  className={styles.check ?? ''}
                  checked={paper.isSpecial}
                  onChange={(event) => change({ isSpecial: event.currentTarget.checked })}
                />
              </>
            )}
          </div>
        </Panel>
        <Panel title={t('purchases.documentData')}>
          <div className={styles.fields}>
            <NativeSelect
              label={t('purchases.kindOfDocument')}
              data={typedTypes.map((value) => ({ value, label: typeName(value) }))}
              value={paper.type}
              onChange={(event) =>
                change({
                  type: typedTypes.find((one) => one === event.currentTarget.value) ?? 'factura',
                })
              }
            />
            <TextInput
              label={t('purchases.number')}
              placeholder={t('purchases.numberPlaceholder')}
              {...field('number', '/number')}
            />
            <DateField
              label={t('purchases.issued')}
              max={today()}
              value={paper.issueDate}
              error={at('/issue_date')}
              onChange={(issueDate) => change({ issueDate })}
            />
            <TextInput
              label={t('purchases.authorizationNumber')}
              inputMode="numeric"
              {...field('authorization', '/authorization_number')}
            />
            {!isWithholding && (
              <NativeSelect
                label={t('purchases.payment')}
                className={styles.double ?? ''}
                data={keysOf(paymentMethods).map((value) => ({ value, label: t(`payment.${value}`) }))}
                value={paper.payment}
                onChange={(event) => change({ payment: methodNamed(event.currentTarget.value) })}
              />
            )}
          </div>
        </Panel>
        {isNoteType(paper.type) && (
          <ModifiedPanel
            modified={paper.modified}
            errorAt={(field) => at(`/modified_document/${field}`)}
            onChange={(modified) => change({ modified })}
          />
        )}
        {isWithholding && (
          <WithheldPanel
            withheld={paper.withheld}
            rows={'withheld' in invoice ? invoice.withheld : []}
            errorAt={at}
            onChange={(withheld) => change({ withheld })}
          />
        )}
        {!isWithholding && (
          <Panel title={t('purchases.bases')}>
            <div className={styles.stack}>
              <div className={styles.fields}>
                {ratesOf(paper).map((rate) => (
                  <TextInput
                    key={rate}
                    label={ivaLabel(rate, t)}
                    inputMode="decimal"
                    placeholder="0.00"
                    value={paper.bases[rate] ?? ''}
                    error={at(baseOf(rate))}
                    onChange={(event) =>
                      change({ bases: { ...paper.bases, [rate]: event.currentTarget.value } })
                    }
                  />
                ))}
              </div>
              <div className={styles.sum}>
                <span>{t('purchases.total')}</span>
                <output className="tabular" aria-label={t('purchases.total')}>
                  {formatMoney(totalOf(paper))}
                </output>
              </div>
            </div>
          </Panel>
        )}
        {rest && <RefusalNotice refusal={rest} />}
        <Group justify="flex-end">
          <Button type="submit" loading={adding.isPending}>
            {t(isWithholding ? 'purchases.saveWithholding' : 'purchases.save')}
          </Button>
        </Group>
      </form>
    </Page>
  );
}

const shownFields = [
  'supplier/identification',
  'supplier/name',
  'number',
  'issue_date',
  'authorization_number',
  'modified_document/number',
  'modified_document/authorization_number',
].map((field) => `/invoice/${field}`);

function methodNamed(name: string): PaymentMethod {
  return keysOf(paymentMethods).find((method) => method === name) ?? 'otros_sistema_financiero';
}
