import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fault } from '../../../../src-main/documents/values/fault.ts';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import styles from './correction.module.css';
import type { CorrectionSection } from './correction-fields.ts';
import { CorrectionInput } from './correction-input.tsx';
import { type Json, type JsonObject, listAt, textAt, withValueAt } from './json.ts';
import type { Remedies } from './remedies.ts';
import { RemedyNotes } from './remedy-note.tsx';

interface SectionFieldsProps {
  readonly section: CorrectionSection;
  readonly body: JsonObject;
  readonly issueDate: string;
  readonly faults: readonly Pick<Fault, 'pointer' | 'message'>[];
  readonly remedies: Remedies;
  readonly onChange: (body: JsonObject) => void;
}

/** A part of a document as a form, with what the authority said about it beside what it is about. */
export function SectionFields(props: SectionFieldsProps) {
  const { section, remedies, faults } = props;
  const { t } = useTranslation();
  const title = t(`correction.section.${section.title}`, { number: section.number ?? '' }).trim();
  const own = faults.find(({ pointer }) => pointer === section.at && section.at !== '');
  return (
    <Panel title={title}>
      <div className={styles.section}>
        <RemedyNotes messages={remedies.atSection.get(section.at)} />
        {own && (
          <div className={styles.fault} role="alert" lang="es">
            {own.message}
          </div>
        )}
        {section.blank === undefined ? <OneObject {...props} /> : <Rows {...props} title={title} />}
      </div>
    </Panel>
  );
}

function OneObject({ section, body, issueDate, faults, remedies, onChange }: SectionFieldsProps) {
  return (
    <div className={styles.fields}>
      {section.fields.map((field) => {
        const pointer = section.at + field.at;
        return (
          <div
            key={pointer}
            className={styles.field}
            data-width={remedies.atField.has(pointer) ? 'wide' : field.width}
          >
            <CorrectionInput
              field={field}
              pointer={pointer}
              value={textAt(body, pointer)}
              fault={faultAt(faults, pointer)}
              issueDate={issueDate}
              onChange={(value) => onChange(withValueAt(body, pointer, value))}
            />
            <RemedyNotes messages={remedies.atField.get(pointer)} />
          </div>
        );
      })}
    </div>
  );
}

function Rows({ section, body, issueDate, faults, onChange, title }: SectionFieldsProps & { title: string }) {
  const { t } = useTranslation();
  const items = listAt(body, section.at);
  const adder = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    onChange(withValueAt(body, `${section.at}/${at}`, undefined));
    // The next row takes the place and the focus; after the last one there is none.
    if (at === items.length - 1) adder.current?.focus();
  };
  const add = (blank: Json) => onChange(withValueAt(body, section.at, [...items, blank]));
  return (
    <>
      {items.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.rows} aria-label={title}>
            <thead>
              <tr>
                {section.fields.map(({ label, width }) => (
                  <th key={label} scope="col" data-width={width}>
                    {t(`correction.field.${label}`)}
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {numbered(items).map(({ number, at }) => (
                <tr key={number}>
                  {section.fields.map((field) => {
                    const pointer = `${section.at}/${at}${field.at}`;
                    return (
                      <td key={field.at}>
                        <CorrectionInput
                          field={field}
                          pointer={pointer}
                          value={textAt(body, pointer)}
                          fault={faultAt(faults, pointer)}
                          issueDate={issueDate}
                          rowLabel={t('correction.row', { number })}
                          onChange={(value) => onChange(withValueAt(body, pointer, value))}
                        />
                      </td>
                    );
                  })}
                  <td>
                    <IconAction
                      icon={IconX}
                      label={t('correction.removeRow', { number, section: title })}
                      onClick={() => remove(at)}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {section.blank !== undefined && (
        <Button
          ref={adder}
          variant="subtle"
          className={styles.add ?? ''}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => section.blank !== undefined && add(section.blank)}
        >
          {t('correction.addRow')}
        </Button>
      )}
    </>
  );
}

function faultAt(faults: readonly Pick<Fault, 'pointer' | 'message'>[], pointer: string): string | undefined {
  return faults.find((fault) => fault.pointer === pointer)?.message;
}

/** Rows of a form have no name but their place. */
function numbered(items: readonly Json[]): readonly { readonly number: number; readonly at: number }[] {
  return items.map((_, at) => ({ number: at + 1, at }));
}
