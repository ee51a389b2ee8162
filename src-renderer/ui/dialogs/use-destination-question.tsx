import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionDialog } from './question-dialog.tsx';

interface Change {
  readonly address: string;
  readonly save: () => void;
}

/** Asks once more before copies of documents are sent to another address; `ask` saves at once where none is new. */
export function useDestinationQuestion(): {
  readonly ask: (address: string | undefined, save: () => void) => void;
  readonly question: ReactNode;
} {
  const { t } = useTranslation();
  const [change, setChange] = useState<Change>();
  return {
    ask: (address, save) => (address ? setChange({ address, save }) : save()),
    question: change && (
      <QuestionDialog
        title={t('destination.title')}
        question={t('destination.question', { address: change.address })}
        caution={t('destination.caution')}
        confirm={t('destination.confirm')}
        doing={{ isPending: false, error: undefined }}
        onConfirm={() => {
          setChange(undefined);
          change.save();
        }}
        onClose={() => setChange(undefined)}
      />
    ),
  };
}
