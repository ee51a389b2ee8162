import { useTranslation } from 'react-i18next';
import { type Json, withItemAt, withValueAt } from '../body/json.ts';
import { useFormState } from './form-context.tsx';

/** Takes an item out of a list of the body, and offers to put it back at its index. */
export function useTakingAway() {
  const { t } = useTranslation();
  const { onEdit, offerUndo } = useFormState();
  return (list: string, index: number, { item, name }: { readonly item: Json; readonly name: string }) => {
    onEdit((before) => withValueAt(before, `${list}/${index}`, undefined));
    offerUndo({
      message: t('undo.removed', { name }),
      undo: () => onEdit((before) => withItemAt(before, list, index, item)),
    });
  };
}
