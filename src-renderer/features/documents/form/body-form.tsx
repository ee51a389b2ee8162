import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { IconAction } from '../../../ui/actions/icon-action.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import type { FormPart } from '../body/form-part.ts';
import type { JsonObject } from '../body/json.ts';
import { FoldedParts } from './folded-parts.tsx';
import { PartFields } from './parts.tsx';
import { useAnnexes } from './use-annexes.ts';

interface BodyFormProps {
  readonly form: readonly FormPart[];
  readonly body: JsonObject;
}

/** All that a person can say of a document, part by part. */
export function BodyForm({ form, body }: BodyFormProps) {
  const { t } = useTranslation();
  const { shown, folded, nameOf, open, close } = useAnnexes(form, '', body);
  return (
    <>
      {shown.map((part) => {
        const title = t(`fields.part.${part.title}`);
        return (
          <Panel
            key={part.title}
            title={title}
            {...(part.isAnnex && {
              action: (
                <IconAction
                  icon={IconX}
                  data-annex={nameOf(part)}
                  label={t('fields.removePart', { part: title })}
                  onClick={() => close(part)}
                />
              ),
            })}
          >
            <PartFields part={part} owner="" item={body} title={title} />
          </Panel>
        );
      })}
      {folded.length > 0 && (
        <Panel title={t('fields.more')}>
          <FoldedParts parts={folded} nameOf={nameOf} onOpen={open} />
        </Panel>
      )}
    </>
  );
}
